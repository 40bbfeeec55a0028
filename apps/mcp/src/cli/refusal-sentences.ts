import { say } from '../language/say';

/** The sentence of a refusal whose own is in English alone, by its reason or its code; undefined where there is none. */
export function sentenceOfCode(code: string): string | undefined {
  return Object.hasOwn(SENTENCES, code) ? SENTENCES[code]?.() : undefined;
}

const invalid = () => say('this value is not valid');
const notFound = () => say('there is no such entry');
const unavailable = () => say('the database cannot be reached at the moment; try again later');
const internal = () => say('something went wrong inside bursar; please report it');
const closedRecurrence = () => say('this recurring expense has ended');
const shares = () => say('the parts do not add up to the amount');
const person = () => say('this is not one of the two who share expenses');
const unreadable = () => say('this cannot be read');
const format = () => say('this is not a statement that can be read');
const tooLarge = () => say('this is too large');
const empty = () => say('there is no entry in it');
const currency = () => say('the currencies differ');

const SENTENCES: Readonly<Record<string, () => string>> = {
  INVALID_REQUEST: invalid,
  VALIDATION_ERROR: invalid,
  INVALID_ARGUMENT: invalid,
  INVALID_SETTING: invalid,
  SETTING_FIXED: () => say('a flag or a variable decides this; change it there'),
  HOUSEHOLD_NOT_EMPTY: () => say('this household has entries already'),
  NOT_FOUND: notFound,
  ACCOUNT_NOT_FOUND: () => say('there is no such account'),
  TRANSACTION_NOT_FOUND: notFound,
  PURCHASE_NOT_FOUND: notFound,
  RECURRENCE_NOT_FOUND: notFound,
  DISPOSAL_NOT_FOUND: () => say('there is no such sale in these files'),
  KEY_NOT_FOUND: () => say('there is no such key; "bursar key list" lists them'),
  SERVICE_UNAVAILABLE: unavailable,
  PERSISTENCE_ERROR: unavailable,
  BACKEND_ERROR: unavailable,
  DB_ERROR: unavailable,
  SERVER_BUSY: unavailable,
  IDEMPOTENCY_IN_PROGRESS: unavailable,
  INTERNAL_ERROR: internal,
  INTERNAL_SERVER_ERROR: internal,
  READ_ONLY: () => say('bursar was started read-only; nothing was changed'),
  PARTICIPANTS_NOT_TWO: () => say('two people are needed who share expenses; "bursar household show" lists them'),
  PARTICIPANTS_CHANGED: () => say('who shares expenses has changed in the meantime; try again'),
  PARTICIPANT_INACTIVE: person,
  PAYER_NOT_IN_HOUSEHOLD: person,
  ALREADY_CORRECTED: () => say('this entry was corrected or removed already'),
  TRANSACTION_VOIDED: () => say('this entry was removed already'),
  DUPLICATE_EXTERNAL_ID: () => say('this was entered already'),
  IDEMPOTENCY_KEY_REUSED: () => say('this was entered already'),
  REFUND_LIMIT_EXCEEDED: () => say('this is more than is left of the purchase'),
  PURCHASE_HAS_REFUNDS: () => say('this purchase has refunds; undo them first'),
  SHARES_DO_NOT_ADD_UP: shares,
  SPLIT_SUM: shares,
  RECURRENCE_ENDED: closedRecurrence,
  INVALID_RECURRENCE_STATE_TRANSITION: closedRecurrence,
  MONTH_ALREADY_CLOSED: () => say('this month is closed already'),
  ACCOUNT_DISABLED: () => say('this account is closed; open it again first'),
  COUNT_CHANGED: () => say('the entries have changed in the meantime; look again'),
  CONFLICT: () => say('this contradicts what is stored'),
  NOT_UNDOABLE: () => say('this can no longer be undone'),
  SHARED: () => say('this belongs to a shared expense; undo that one'),
  ['LENT_ROW']: () => say('this is not an imported entry; correct it where it was entered'),
  NO_RATE: () => say('there is no exchange rate for this day'),
  MISSING_FX_RATE: () => say('there is no exchange rate for this day'),
  FUTURE: () => say('this day is still to come'),
  CURRENCY: currency,
  CURRENCY_DIFFERS: currency,
  MIXED_CURRENCIES: currency,
  UNREADABLE_ROWS: () => say('some rows cannot be read, and nothing was stored'),
  CONTRADICTED: () => say('the balances contradict the entries, and nothing was stored'),
  AMBIGUOUS: () => say('the file leaves something open, and nothing was stored'),
  MAPPING: () => say('--map names a column or sheet that is not in the file'),
  NO_TABLE: format,
  UNKNOWN_FORMAT: format,
  UNKNOWN_BROKER_FILE: format,
  BROKEN: unreadable,
  PARSE_ERROR: unreadable,
  INVALID_JSON: unreadable,
  UNKNOWN_ACTION: unreadable,
  INVALID_DATE: () => say('this is not a day that exists'),
  NO_ENTRIES: empty,
  NO_TRANSACTIONS: empty,
  EMPTY: empty,
  TOO_LARGE: tooLarge,
  PAYLOAD_TOO_LARGE: tooLarge,
  DISPOSAL_EXCEEDS_HOLDING: () => say('more is sold than is held on that day'),
};
