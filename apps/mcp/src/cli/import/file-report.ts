import type { FileImport, FileImportSettings } from '@bursar/finance-tools';
import { printable } from '@bursar/toolkit';

import { answerFlags } from './answer-flags';
import { shellWord } from './mapping-flags';

/** A file that was read. */
export type ReadFile = Extract<FileImport, { readonly output: object }>;
type Output = ReadFile['output'];
type Row = Output['preview'][number];
type Part = Output['accounts'][number];

const SHOWN_ROWS = 5;
const LONGEST_TEXT = 70;

/** What a file holds, as lines: entries, sums, proof, what was left out, and questions with the flags that settle each. */
export function fileReport({ name, output, last }: ReadFile): string[] {
  const parts = output.accounts.flatMap((part) => accountLines(part, output));
  return [
    `${printable(name)}: ${formatWords(output)}`,
    ...parts,
    ...rowLines(output, last),
    ...leftOutLines(output),
    ...output.errors.slice(0, 10).map(({ row, message }) => `  row ${row}: ${printable(message)}`),
    ...moreErrors(output),
    ...output.questions.flatMap((question) => [...questionLines(question, output), ...exampleLines(question)]),
  ];
}

function formatWords({ format, reading: { encoding }, account_id: account, accounts }: Output): string {
  const text = encoding === null ? format : `${format}, ${encoding}`;
  if (accounts.length > 1) return `${text}, ${accounts.length} statements`;
  const [only] = accounts;
  const found = only?.number ?? null;
  const number = found === null ? '' : `, account number ${printable(found)}`;
  return `${text}${number}${account === null ? '' : `, into ${account}`}`;
}

function accountLines(part: Part, { accounts, start_date: from, end_date: to }: Output): string[] {
  const names = [
    part.file,
    part.number === null ? null : `account ${part.number}`,
    part.account_id && `into ${part.account_id}`,
  ];
  const head = accounts.length > 1 ? `${printable(names.filter((each) => each !== null).join(', '))}: ` : '';
  const days = part.coverage ?? (from === null || to === null ? null : { start_date: from, end_date: to });
  const { in: income, out, net } = part.sums;
  const entries = `${part.rows_total} ${part.rows_total === 1 ? 'entry' : 'entries'}`;
  const period = days === null ? '' : ` from ${days.start_date} to ${days.end_date}`;
  const currency = part.currency === null ? '' : ` ${part.currency}`;
  return [
    `  ${head}${entries}${period}, in ${income}, out ${out}, net ${net}${currency}`,
    `  ${proofWords(part.proof)}`,
    ...coverageLines(part),
  ];
}

/** The proof in plain words. */
export function proofWords({ status, by, opening, closing, breaks, note }: Part['proof']): string {
  const balances = opening === null || closing === null ? '' : `: from ${opening} to ${closing}`;
  const because = note === null ? '' : ` (${printable(note)})`;
  if (status === 'proven') return `proven by its ${by ?? 'balances'}${balances}`;
  if (status === 'consistent') return `consistent with its ${by ?? 'figures'}${because}`;
  if (status === 'none') return `not proven: there is no balance to check with${because}`;
  const rows = breaks.slice(0, 3).map(({ row, expected, found }) => `row ${row} should be ${expected} and is ${found}`);
  return `CONTRADICTED by its ${by ?? 'balances'}${rows.length === 0 ? '' : `: ${rows.join('; ')}`}${because}`;
}

function coverageLines({ coverage }: Part): string[] {
  if (coverage === null) return [];
  const { overlaps, gaps, difference } = coverage;
  const [overlap] = overlaps;
  return [
    ...(overlap === undefined
      ? []
      : [`  overlaps with ${overlap.import_id} (${overlap.start_date} to ${overlap.end_date})`]),
    ...gaps.map((gap) => `  no statement covers ${gap.start_date} to ${gap.end_date}`),
    ...(difference === null || /^-?0\.0+$/.test(difference)
      ? []
      : [`  the balance before it differs by ${difference} from the last known one`]),
  ];
}

/** The first and the last rows: day, amount, payee and text. */
function rowLines({ preview, rows_total: total, invalid_count: invalid }: Output, last: readonly Row[]): string[] {
  const readable = total - invalid;
  if (readable <= SHOWN_ROWS * 2) return rowTable(preview.slice(0, readable));
  const lines = rowTable([...preview.slice(0, SHOWN_ROWS), ...last]);
  return [
    ...lines.slice(0, SHOWN_ROWS),
    `    … ${readable - SHOWN_ROWS - last.length} more …`,
    ...lines.slice(SHOWN_ROWS),
  ];
}

const STATUS_WORDS: Readonly<Record<Row['status'], string>> = {
  new: '',
  duplicate: ' (known)',
  modified: ' (changed)',
  similar: ' (similar)',
};

function rowTable(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(({ amount }) => amount.amount.length));
  return rows.map(({ booked_at: at, amount, payee, description, status }) => {
    const text = [
      ...printable(payee !== null && !description.startsWith(payee) ? `${payee}: ${description}` : description),
    ];
    const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).join('')}…` : text.join('');
    return `    ${at.slice(0, 10)}  ${amount.amount.padStart(width)}  ${short}${STATUS_WORDS[status]}`;
  });
}

function leftOutLines({ left_out: lines }: Output): string[] {
  const counts = new Map<string, number>();
  for (const { why } of lines) if (why !== 'preamble') counts.set(why, (counts.get(why) ?? 0) + 1);
  if (counts.size === 0) return [];
  return [`  left out: ${[...counts].map(([why, count]) => `${count} ${WHY_WORDS[why] ?? why}`).join(', ')}`];
}

const WHY_WORDS: Readonly<Record<string, string>> = {
  detail: 'parts of other entries',
  other_account: 'of another account',
  balance: 'balances and totals',
  trade: 'trades of securities',
  footer: 'lines behind the last entry',
  empty: 'without an amount',
};

function moreErrors({ errors, invalid_count: count }: Output): string[] {
  const more = count - Math.min(errors.length, 10);
  return more > 0 ? [`  … and ${more} more rows that cannot be read`] : [];
}

/** A question with the flags that settle it. */
export function questionLines(question: Question, output: Output): string[] {
  const { about, message, candidates } = question;
  if (about === 'account') return [`  ${printable(message)}`, ...accountFlags(output, candidates)];
  const flags = choicesOf(question).map(({ answer }) => answerFlags(answer));
  return [`  ${printable(message)}`, `  ${flags.filter((text) => text !== '').join('  or  ')}`];
}

type Question = Output['questions'][number];

/** What the first entry is under each answer. */
function exampleLines(question: Question): string[] {
  return choicesOf(question).flatMap(({ answer, first: [row] }) => {
    if (row === undefined || question.candidates.length < 2) return [];
    const facts = [row.booked_at?.slice(0, 10) ?? 'no day', row.amount ?? 'no amount', row.description];
    return [`    ${answerFlags(answer)}: ${printable(facts.join('  ')).slice(0, LONGEST_TEXT)}`];
  });
}

/** The candidates; of signs, those first that the question is about. */
function choicesOf({ about, candidates }: Question): Question['candidates'] {
  return about === 'amounts' ? [...candidates].reverse() : candidates;
}

function accountFlags({ accounts }: Output, candidates: Question['candidates']): string[] {
  const numbers = [...new Set(accounts.filter(({ account_id: id }) => id === null).map(({ number }) => number))];
  const flags = numbers.map((number) =>
    number === null ? '--account ID' : `--statement-account ${shellWord(`${number}=ID`)}`,
  );
  const ids = candidates.flatMap(({ answer }) => {
    const { account_id: id, statement_accounts: given = [] } = answer as Partial<FileImportSettings>;
    return [id, ...given.map((each) => each.account_id)].filter((each) => each !== null && each !== undefined);
  });
  const known = [...new Set(ids)].slice(0, SHOWN_ROWS).join(', ');
  const example = known === '' ? '' : `, such as ${known}`;
  return [
    `  ${flags.join(' ')}`,
    `  ID is that of an account${example}; for a new one add --create-account NAME --currency CUR`,
  ];
}
