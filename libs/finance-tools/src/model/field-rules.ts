/** What each field must look like, for the client that sent it. The schemas enforce the same rules. */
const FIELD_RULES: Readonly<Record<string, string>> = {
  account_id:
    'text that is not blank; to import, 1 to 64 letters, digits, _ . : or -, beginning with a letter or digit',
  category_id: 'text that is not blank, without NUL and unpaired surrogates',
  date_range: '{"start_date", "end_date"}, and start_date not after end_date',
  'date_range.start_date': 'a day that exists, as YYYY-MM-DD, from 1900 to 2999',
  'date_range.end_date': 'a day that exists, as YYYY-MM-DD, from 1900 to 2999',
  min_amount: 'a decimal such as "-100.00": up to 15 digits before the point and 4 after it, no exponent',
  max_amount: 'a decimal such as "-100.00": up to 15 digits before the point and 4 after it, no exponent',
  search: 'text of up to 200 characters, without NUL and unpaired surrogates',
  currency: 'three letters, such as CHF',
  direction: '"ALL", "DEBIT_ONLY" or "CREDIT_ONLY"',
  limit: 'a whole number from 1 to 500',
  offset: 'a whole number, 0 or more',
  group_by: '"month", "category" or "account"',
  content: 'the text of a statement, not blank, up to 10 MiB',
  content_base64: 'the bytes of a statement in base64, up to 10 MiB',
  path: 'the path of a statement in an open folder',
  format: '"auto", "csv" or "ofx"',
  mode: '"analyze" or "commit"',
  create_account: '{"name", "currency", "institution"?}',
  'create_account.name': 'text of 1 to 200 characters, without NUL and unpaired surrogates',
  'create_account.institution': 'text of 1 to 200 characters, without NUL and unpaired surrogates',
  'create_account.currency': 'three letters, such as CHF',
  date_order: '"DMY", "MDY" or "YMD"',
  decimal_separator: '"auto", "." or ","',
  on_modified: '"keep" or "replace"',
  skip_invalid: 'true or false',
};

/** The rule of a field; a general one for parts of a field that have none of their own. */
export function ruleOf(field: string): string {
  return Object.hasOwn(FIELD_RULES, field) ? (FIELD_RULES[field] as string) : 'another form is expected';
}

/** Rules about several fields together, and about what the server permits. */
export const RULES = {
  amountsInOrder: 'not above max_amount',
  oneContent: 'exactly one of content, content_base64 and path',
  readOnly: 'only "analyze": this server was started to change nothing',
} as const;
