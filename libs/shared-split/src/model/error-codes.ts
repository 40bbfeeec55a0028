/** Every error code of this domain with its HTTP status (contract, section 2). */
export const STATUS_OF_CODE = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  READ_ONLY: 403,
  PURCHASE_NOT_FOUND: 404,
  RECURRENCE_NOT_FOUND: 404,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  DUPLICATE_EXTERNAL_ID: 409,
  PAYLOAD_TOO_LARGE: 413,
  REFUND_LIMIT_EXCEEDED: 422,
  DOMAIN_INVARIANT_VIOLATION: 422,
  PERSISTENCE_ERROR: 422,
  RATE_LIMIT_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof STATUS_OF_CODE;

/** The values of `details.reason` of a `DOMAIN_INVARIANT_VIOLATION`, each with its message. */
export const INVARIANT_REASONS = {
  PARTICIPANTS_NOT_TWO:
    'The household does not have exactly two active participants. Set up who the two are, then try again.',
  PAYER_NOT_IN_HOUSEHOLD:
    'The month holds movements of a payer who is not one of the two active participants. Make that person active again, then try again.',
  UNSUPPORTED_SPLIT: 'Expenses can only be split equally. Send split_config as {"type":"equal"}.',
  END_BEFORE_START:
    'The end month would be before the start month. Choose an end month that is the start month or later.',
  END_AFTER_CURRENT_END:
    'The recurrence already ends before that month. Choose a month up to its present end, or leave the month out.',
  START_COMPETENCE_LOCKED:
    'Months of this recurrence have been generated, so its start month is fixed. Keep the start month, or create another recurrence.',
  RECURRENCE_ENDED: 'The recurrence has ended, and that is final. Create another recurrence.',
  INVALID_RECURRENCE_STATE_TRANSITION:
    'The recurrence is in a state that does not allow this. Look up its status with list_recurrences.',
} as const;

export type InvariantReason = keyof typeof INVARIANT_REASONS;
