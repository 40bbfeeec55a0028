/** Every error code of this domain with its HTTP status (contract, section 2). */
export const STATUS_OF_CODE = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  FOREIGN_HOST: 403,
  FOREIGN_ORIGIN: 403,
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
  PARTICIPANTS_CHANGED:
    'SHARED_SPLIT_PARTICIPANTS names other people, and somebody who has paid something would be retired. If the same person has another id, run "bursar household rename ID NEW-ID NAME"; if two ids are one person, run "bursar household merge OLD-ID INTO-ID"; else put the variable back.',
  UNSUPPORTED_SPLIT:
    'There is no such split between the two. Send {"type":"equal"}, {"type":"weights","weights":{ID:60,ID:40}} with whole numbers from 0 to 1000000 that are not both 0, {"type":"exact","shares":{ID:"30.00",ID:"70.00"}}, {"type":"only_payer"} or {"type":"only_other"}, with the ids of both people.',
  SHARES_DO_NOT_ADD_UP: 'The shares do not add up to the amount. Correct the shares or the amount.',
  PURCHASE_HAS_REFUNDS: 'Refunds of this purchase count. Void them first, or replace the purchase.',
  ALREADY_CORRECTED:
    'This has been corrected already. Correct what counts now (counts_now), or restore what was taken back.',
  MONTH_ALREADY_CLOSED: 'The month is closed already. Void the settlement that closed it to open it again.',
  RECURRENCES_BLOCKED:
    'Recurring expenses of the month cannot be recorded, so it stays open. Correct those recurrences, then close it again.',
  OPENING_EXISTS: 'There is an opening balance already. Void it before you record another one.',
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
