import { printable, type DomainError } from '@bursar/toolkit';

/** What a person calls the arguments that refusals of domains name. */
const WORDS: Readonly<Record<string, string>> = {
  'create_account.currency': '--currency',
  'create_account.name': '--create-account',
  account_id: '--account',
  mapping: '--map',
  id: 'ID',
  new_id: 'NEW-ID',
  display_name: 'NAME',
  into_id: 'INTO-ID',
  search: 'the words',
  category_id: '--category',
  group_by: '--by',
  limit: '--limit',
  date_range: '--from and --to',
  'date_range.start_date': '--from',
  'date_range.end_date': '--to',
  start_date: '--from',
  end_date: '--to',
  currency: '--currency',
  payer_participant_id: '--from',
  requested_by_participant_id: '--as',
  accountId: 'the account',
  occurredOn: 'the day',
  amount: 'the amount',
  'transaction.amount_mxn_cents': 'the amount',
  amount_mxn_cents: 'the amount',
  user_id: '--as',
};

/** What refusals advise to programs, in words of the command line. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [/ Use the import_id that a commit answered\./, ' "bursar import list" lists them.'],
  [/ Use a change_id of finance_changes_list\./, ' "bursar changes" lists them.'],
  [/ Use (ids|an id) of finance_transactions_search\./, ' "bursar search" finds them.'],
  [
    / Narrow the call with currency or account_id, or read the total of each in details\.totals\./,
    ' Add --account or --currency.',
  ],
  [/ Undo them first, or send with_later: true to undo them too\./, ' Undo them first, or add --with-later.'],
  [/^The request is not valid\. /, ''],
  [/ Correct this and try again\.$/, ''],
];

/** A refusal of a domain in words of the command line: no codes, no names of tools and of their arguments. */
export function refusalWords({ message, details }: DomainError): string {
  const text = ADVICE.reduce((advised, [program, person]) => advised.replace(program, person), message);
  const fields = [String(details['field'] ?? ''), ...errorFields(details['errors'])].filter((field) => field !== '');
  return printable(
    fields.reduce((named, field) => {
      const word = Object.hasOwn(WORDS, field) ? WORDS[field] : undefined;
      if (word === undefined) return named;
      const start = named.startsWith(`${field} `) ? `${word} ${named.slice(field.length + 1)}` : named;
      return start.replace(`${field}:`, `${word}:`);
    }, text),
  );
}

function errorFields(errors: unknown): string[] {
  return Array.isArray(errors)
    ? errors.map((error) => String((error as { readonly field?: unknown }).field ?? ''))
    : [];
}
