// The rule of each property, in words that follow its name; the schemas of `input-fields.ts` hold the same rules.

/** Rules for one part of a property's form, and rules that apply to more than properties. */
export const RULES = {
  amountAboveZero: 'must be greater than 0',
  amountTooLarge: 'must be at most 999999999999.99',
  amountFromZero: 'must not be below 0',
  amountsInOrder: 'must not be above maxAmount',
  otherAccount: 'must be another account than fromAccountId',
  someChange: 'must change something: amount, occurredOn, description, tags, accountId or void',
  sentAlone: 'must be sent alone',
  notOfTransfers: 'cannot be changed on a leg of a transfer',
  balanceTooLarge: 'must be from -999999999999.99 to 999999999999.99',
  amountDecimals: 'must have at most two decimals',
  correlationId: 'must be text of at most 255 characters',
  sentOnce: 'must be sent once',
  keySentOnce: 'must be sent once, and have no comma before a space',
  unknown: 'is not known here, correct its spelling or leave it out',
} as const;

const KEY_RULE = 'must be text of 8 to 255 characters, not only white space';
const DAY_RULE = 'must be a day that exists, written YYYY-MM-DD, from 1900-01-01 to 2999-12-31';
const UUID_RULE = 'must be a UUID';
const NUMBER_RULE = 'must be a number';
const FLAG_RULE = 'must be true or false';
const TAG_RULE = 'must be text of 1 to 80 characters, not only white space and without NUL';

const FIELD_RULES: Readonly<Record<string, string>> = {
  idempotencyKey: KEY_RULE,
  'Idempotency-Key': KEY_RULE,
  correlationId: RULES.correlationId,
  'correlation-id': RULES.correlationId,
  accountId: UUID_RULE,
  fromAccountId: UUID_RULE,
  toAccountId: UUID_RULE,
  transactionId: UUID_RULE,
  amount: NUMBER_RULE,
  receivedAmount: NUMBER_RULE,
  openingBalance: NUMBER_RULE,
  minAmount: NUMBER_RULE,
  maxAmount: NUMBER_RULE,
  currency: 'must be an ISO 4217 code in use, three capitals such as MXN',
  direction: 'must be OUT or IN',
  occurredOn: DAY_RULE,
  openedOn: DAY_RULE,
  asOf: DAY_RULE,
  from: DAY_RULE,
  to: DAY_RULE,
  description: 'must be text of 1 to 255 characters, not only white space and without NUL',
  name: 'must be text of 1 to 150 characters, of a tag 1 to 80, not only white space and without NUL',
  type: 'must be CASH, BANK, DEBIT_CARD or CREDIT_CARD',
  tags: 'must be a list of at most 25 texts',
  createMissingTags: FLAG_RULE,
  includeDisabled: FLAG_RULE,
  includeVoided: FLAG_RULE,
  details: FLAG_RULE,
  withTotals: FLAG_RULE,
  void: FLAG_RULE,
  text: 'must be text of 1 to 255 characters without NUL',
  format: 'must be jsonl or csv',
  page: 'must be a whole number from 0',
  size: 'must be a whole number from 1 to 200',
};

/** The rule of a property; `path` is written with dots: `tags.3` is the fourth tag. */
export function ruleOf(path: string): string {
  if (path.startsWith('tags.')) return TAG_RULE;
  return Object.hasOwn(FIELD_RULES, path) ? (FIELD_RULES[path] as string) : 'must have another form';
}
