/** What each field must look like, in words for the client; the schemas enforce the same rules. */
const FIELD_RULES: Readonly<Record<string, string>> = {
  type: '"purchase" or "refund"',
  status: '"active", "paused" or "ended"',
  description: 'text of 1 to 280 characters after trimming, without NUL and unpaired surrogates',
  amount: 'text with two decimals such as "10.00", from 0.01 to 9999999999.99 (as a filter from 0.00)',
  id: 'lower-case letters, digits, _ and -, up to 32, beginning with a letter or digit',
  new_id: 'lower-case letters, digits, _ and -, up to 32, beginning with a letter or digit',
  display_name: 'text of 1 to 120 characters after trimming, without NUL and unpaired surrogates',
  participant_id: 'text of 1 to 120 characters',
  payer_participant_id: 'the id of one of the two participants',
  requested_by_participant_id: 'the id of one of the two participants',
  external_id: 'text of 1 to 120 characters after trimming, without NUL and unpaired surrogates',
  original_purchase_id: 'a UUID',
  original_purchase_external_id: 'text of 1 to 120 characters after trimming, without NUL and unpaired surrogates',
  occurred_at: 'an ISO 8601 date, or date and time such as "2026-02-10T19:30:00-03:00", that exists',
  recurrence_id: 'a UUID',
  split_config: 'an object: {"type":"equal"}',
  reference_day: 'a whole number from 1 to 31',
  start_competence_month: 'a month as text YYYY-MM, from 2000-01 to 2100-12',
  end_competence_month: 'a month as text YYYY-MM, from 2000-01 to 2100-12',
  clear_end_competence_month: 'true or false',
  year: 'a whole number from 2000 to 2100',
  month: 'a whole number from 1 to 12',
  auto_generate: 'true or false',
  limit: 'a whole number from 1 to 200',
  offset: 'a whole number from 0 to 2147483647',
  reason: 'text of up to 200 characters after trimming, without NUL and unpaired surrogates',
  dry_run: 'true or false',
  include_blocked_details: 'true or false',
};

/** The rule of a field of this contract; a general one for anything inside a field. */
export function ruleOf(field: string): string {
  return Object.hasOwn(FIELD_RULES, field) ? (FIELD_RULES[field] as string) : 'another form is expected';
}

/** Rules about several fields, or about stored data. */
export const RULES = {
  reservedExternalId: 'may not start with "recurrence:", which is kept for generated entries',
  refundNeedsPurchase: 'required for a refund: original_purchase_id or original_purchase_external_id',
  purchaseHasNoOriginal: 'only for a refund; a purchase refers to no other purchase',
  endBeforeStart: 'the start month or later',
  yearWithMonth: 'year and month go together: send both or neither',
  nothingToChange: 'at least one field to change besides recurrence_id and requested_by_participant_id',
  clearOrSet: 'not together with clear_end_competence_month=true: clear the end month or set it',
  member: 'the id of one of the two participants; list_participants shows them',
  participantKnown: 'the id of somebody who is or was one of the household',
  participantFree: 'an id that nobody else of the household has or had',
  readOnly: 'only false: this server was started to change nothing',
  occurredAtRange: 'the month in America/Sao_Paulo must be from 2000-01 to 2100-12',
} as const;
