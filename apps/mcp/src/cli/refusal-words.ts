import { printable, type DomainError } from '@bursar/toolkit';

import { languageInForce } from '../language/language';
import { say } from '../language/say';
import { sayKnown } from '../language/say-known';
import { sentenceOfCode } from './refusal-sentences';

/** What a person calls the arguments that refusals of domains name. */
const WORDS: Readonly<Record<string, () => string>> = {
  'create_account.currency': () => '--currency',
  'create_account.name': () => '--create-account',
  account_id: () => '--account',
  mapping: () => '--map',
  id: () => 'ID',
  new_id: () => say('NEW-ID'),
  display_name: () => say('NAME'),
  into_id: () => say('INTO-ID'),
  search: () => say('the words'),
  category_id: () => '--category',
  group_by: () => '--by',
  limit: () => '--limit',
  date_range: () => say('--from and --to'),
  'date_range.start_date': () => '--from',
  'date_range.end_date': () => '--to',
  start_date: () => '--from',
  end_date: () => '--to',
  currency: () => '--currency',
  payer_participant_id: () => '--from',
  requested_by_participant_id: () => '--as',
  accountId: () => say('the account'),
  occurredOn: () => say('the day'),
  occurred_at: () => say('the day'),
  amount: () => say('the amount'),
  'transaction.amount_mxn_cents': () => say('the amount'),
  amount_mxn_cents: () => say('the amount'),
  description: () => say('the text'),
  'transaction.description': () => say('the text'),
  user_id: () => '--as',
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
export function refusalWords(error: DomainError): string {
  return printable(languageInForce() === 'en' ? inEnglish(error) : translated(error));
}

function inEnglish({ message, details }: DomainError): string {
  const text = ADVICE.reduce((advised, [program, person]) => advised.replace(program, person), message);
  return fieldsOf(details).reduce((named, field) => {
    const word = wordOf(field);
    if (word === undefined) return named;
    const start = named.startsWith(`${field} `) ? `${word} ${named.slice(field.length + 1)}` : named;
    return start.replace(`${field}:`, `${word}:`);
  }, text);
}

/** What the catalogue has of the sentence; else what is known of the code, and what it is about. */
function translated({ code, message, details }: DomainError): string {
  const known = sayKnown(message);
  if (known !== undefined) return known;
  const [about] = fieldsOf(details).flatMap((field) => wordOf(field) ?? []);
  const { reason, line } = details;
  const rule = brokenRule(details);
  if (about !== undefined && rule !== undefined)
    return say('{word}: expected {expected}', { word: about, expected: rule });
  const sentence = sentenceOfCode(typeof reason === 'string' ? reason : code) ?? sentenceOfCode(code);
  const text = sentence ?? say('this cannot be done');
  const place = typeof line === 'number' ? say('line {line}', { line }) : about;
  return place === undefined ? text : `${place}: ${text}`;
}

/** What the first argument at fault must look like, where the catalogue has it. */
function brokenRule({ errors }: DomainError['details']): string | undefined {
  if (!Array.isArray(errors)) return undefined;
  const [first] = errors as readonly { readonly rule?: unknown }[];
  return typeof first?.rule === 'string' ? sayKnown(first.rule) : undefined;
}

function wordOf(field: string): string | undefined {
  return Object.hasOwn(WORDS, field) ? WORDS[field]?.() : undefined;
}

/** The arguments at fault, as their domain names them. */
function fieldsOf(details: DomainError['details']): string[] {
  const { field, errors } = details;
  const named = Array.isArray(errors)
    ? errors.map((error) => String((error as { readonly field?: unknown }).field ?? ''))
    : [];
  return [String(field ?? ''), ...named].filter((name) => name !== '');
}
