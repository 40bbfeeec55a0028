import { PRIORITIES } from './debt';
import { isStorable } from './text/storable';
import { CATEGORY_TYPES, TRANSACTION_TYPES } from './transaction';

/** What a field's value must be; a message appends it to the field's name. A path is a key where its rule differs. */
const RULES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    user_id: 'must be text of 1 to 64 characters, not blank',
    thread_id: 'must be text of 1 to 64 characters, not blank',
    text: 'must be text of at most 500 characters',
    now_iso: 'is invalid (expected an ISO 8601 timestamp such as 2026-02-01T12:00:00-06:00)',
    as_of_iso: 'is invalid (expected an ISO 8601 timestamp such as 2026-02-01T12:00:00-06:00)',
    date_iso: 'is invalid (expected YYYY-MM-DD in America/Mexico_City)',
    month: 'is invalid (expected YYYY-MM)',
    effective_month: 'is invalid (expected YYYY-MM)',
    transaction: 'must be an object with the fields of a transaction',
    patch: 'must be an object with at least one field to change',
    debt: 'must be an object with the fields of a debt',
    purchase: 'must be an object with the fields of a purchase',
    assumptions: 'must be an object',
    type: `must be one of ${TRANSACTION_TYPES.join(', ')}`,
    category_type: `must be one of ${CATEGORY_TYPES.join(', ')}`,
    entry: 'must be an object with the fields of a recurring entry',
    days_of_month: 'must be a list of 1 to 4 different days from 1 to 31',
    every_weeks: 'must be an integer from 1 to 52',
    yearly: 'is invalid (expected a day of the year, MM-DD)',
    from_date_iso: 'is invalid (expected YYYY-MM-DD in America/Mexico_City)',
    until_date_iso: 'is invalid (expected YYYY-MM-DD in America/Mexico_City)',
    to_date_iso: 'is invalid (expected YYYY-MM-DD in America/Mexico_City)',
    remaining: 'must be an integer from 1 to 600, or null',
    delete: 'must be true, or left out',
    learn: 'must be true or false',
    forget: 'must be text of 1 to 100 characters that contains a word',
    transaction_id: 'must be text: an id that add_transaction or list_transactions has given',
    order: 'must be created or date',
    limit: 'must be an integer from 1 to 100',
    offset: 'must be a non-negative integer',
    multiple: 'must be true or false',
    minimum_paid_month: 'is invalid (expected YYYY-MM, or null)',
    category: 'must be text of 1 to 64 characters after trimming',
    description: 'must be text of at most 500 characters, or null',
    'purchase.description': 'must be text of at most 500 characters',
    name: 'must be text of 1 to 100 characters after trimming',
    due_day_of_month: 'must be an integer from 1 to 31, or null',
    priority: `must be one of ${PRIORITIES.join(', ')}`,
    do_not_accelerate: 'must be true or false',
    cash_available_definition: 'must be BANK_BALANCE_ONLY',
    include_cash: 'must be false: cash does not count',
  }),
);

/** Which category types fit which type. */
export const TYPE_CATEGORY_MISMATCH =
  'must be INCOME for an INCOME, and FIXED, VARIABLE, DEBT, DONATION or SAVINGS for an EXPENSE';

/** For fields that may be omitted only while another one is present. */
const REQUIRED: Readonly<Record<string, string>> = {
  month: 'is required unless now_iso is sent',
  effective_month: 'is required unless now_iso is sent',
  as_of_iso: 'is required unless now_iso is sent',
  'purchase.date_iso': 'is required unless now_iso is sent',
  'debt.priority': 'is required for a new debt',
  transaction_id: 'is required with patch or delete',
  'entry.type': 'is required for a new entry',
  'entry.amount_mxn_cents': 'is required for a new entry',
  'entry.category': 'is required for a new entry',
  'entry.category_type': 'is required for a new entry',
  'entry.days_of_month': 'is required for a new entry, unless every_weeks or yearly is sent',
  'entry.from_date_iso': 'is required with every_weeks and with remaining',
};

/** Fields of any text; other forms say themselves what may stand in them. */
const FREE_TEXT: ReadonlySet<string> = new Set([
  'user_id',
  'thread_id',
  'text',
  'category',
  'description',
  'name',
  'forget',
]);

/** Amounts, all in whole centavos. */
const AMOUNT = /_mxn_cents$/;

/** The last part of a path such as `transaction.date_iso`. */
export function fieldName(field: string): string {
  return field.slice(field.lastIndexOf('.') + 1);
}

/** The rest of the message about a missing field. */
export function requirementOf(field: string): string {
  return REQUIRED[field] ?? 'is required';
}

/** The rule that the value `found` breaks. */
export function ruleOf(field: string, found: unknown): string {
  const name = fieldName(field);
  if (AMOUNT.test(name)) return amountRule(found);
  if (FREE_TEXT.has(name) && typeof found === 'string' && !isStorable(found)) {
    return 'contains a character that cannot be stored (NUL, or half of a surrogate pair); leave it out';
  }
  if (name === 'text' && typeof found === 'string' && found.trim() === '') return requirementOf(field);
  return RULES.get(field) ?? RULES.get(name) ?? 'has another form than expected';
}

function amountRule(found: unknown): string {
  const isTooLarge = typeof found === 'number' && Number.isInteger(found) && found > 0;
  return isTooLarge ? 'must be at most 9007199254740991' : 'must be a non-negative integer';
}
