import { printable } from '@bursar/toolkit';

import { exampleLines, questionLines, type ReadFile } from './question-report';
import { t } from '../../language/language';
import { sayKnown } from '../../language/say-known';
import { say } from '../../language/say';

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
    ...output.errors
      .slice(0, 10)
      .map(
        ({ row, message }) =>
          `  ${say('row {row}: {message}', { row, message: printable(sayKnown(message) ?? say('this row cannot be read')) })}`,
      ),
    ...moreErrors(output),
    ...output.questions.flatMap((question) => [...questionLines(question, output), ...exampleLines(question)]),
  ];
}

function formatWords({ format, reading: { encoding }, account_id: account, accounts }: Output): string {
  const text = encoding === null ? format : `${format}, ${encoding}`;
  if (accounts.length > 1) return say('{text}, {count} statements', { text, count: accounts.length });
  const [only] = accounts;
  const found = only?.number ?? null;
  const number = found === null ? '' : say(', account number {found}', { found: printable(found) });
  return `${text}${number}${account === null ? '' : say(', into {account}', { account })}`;
}

function accountLines(part: Part, { accounts, start_date: from, end_date: to }: Output): string[] {
  const names = [
    part.file,
    part.number === null ? null : say('account {number}', { number: part.number }),
    part.account_id && say('into {account_id}', { account_id: part.account_id }),
  ];
  const head = accounts.length > 1 ? `${printable(names.filter((each) => each !== null).join(', '))}: ` : '';
  const days = part.coverage ?? (from === null || to === null ? null : { start_date: from, end_date: to });
  const { in: income, out, net } = part.sums;
  const entries = t('import.entries', { count: part.rows_total });
  const period =
    days === null
      ? ''
      : ` ${say('from {start_date} to {end_date}', { start_date: days.start_date, end_date: days.end_date })}`;
  const currency = part.currency === null ? '' : ` ${part.currency}`;
  return [
    `  ${say('{head}{entries}{period}, in {income}, out {out}, net {net}{currency}', { head, entries, period, income, out, net, currency })}`,
    `  ${proofWords(part.proof)}`,
    ...coverageLines(part),
  ];
}

/** The proof in plain words. */
export function proofWords({ status, by, opening, closing, breaks, note }: Part['proof']): string {
  const balances =
    opening === null || closing === null ? '' : say(': from {opening} to {closing}', { opening, closing });
  const because = note === null ? '' : ` (${printable(sayKnown(note) ?? note)})`;
  if (status === 'proven') return `${say('proven by its {means}', { means: meansText(by) })}${balances}`;
  if (status === 'consistent')
    return `${say('consistent with its {means}', { means: by === null ? say('figures') : meansText(by) })}${because}`;
  if (status === 'none') return `${say('not proven: there is no balance to check with')}${because}`;
  const rows = breaks
    .slice(0, 3)
    .map(({ row, expected, found }) => say('row {row} should be {expected} and is {found}', { row, expected, found }));
  const contradiction = say('CONTRADICTED by its {means}', { means: meansText(by) });
  return `${contradiction}${rows.length === 0 ? '' : `: ${rows.join('; ')}`}${because}`;
}

function coverageLines({ coverage }: Part): string[] {
  if (coverage === null) return [];
  const { overlaps, gaps, difference } = coverage;
  const [overlap] = overlaps;
  return [
    ...(overlap === undefined
      ? []
      : [
          `  ${say('overlaps with {import_id} ({start_date} to {end_date})', { import_id: overlap.import_id, start_date: overlap.start_date, end_date: overlap.end_date })}`,
        ]),
    ...gaps.map(
      (gap) =>
        `  ${say('no statement covers {start_date} to {end_date}', { start_date: gap.start_date, end_date: gap.end_date })}`,
    ),
    ...(difference === null || /^-?0\.0+$/.test(difference)
      ? []
      : [`  ${say('the balance before it differs by {difference} from the last known one', { difference })}`]),
  ];
}

/** The first and the last rows: day, amount, payee and text. */
function rowLines({ preview, rows_total: total, invalid_count: invalid }: Output, last: readonly Row[]): string[] {
  const readable = total - invalid;
  if (readable <= SHOWN_ROWS * 2) return rowTable(preview.slice(0, readable));
  const lines = rowTable([...preview.slice(0, SHOWN_ROWS), ...last]);
  return [
    ...lines.slice(0, SHOWN_ROWS),
    `    ${say('… {count} more …', { count: readable - SHOWN_ROWS - last.length })}`,
    ...lines.slice(SHOWN_ROWS),
  ];
}

const STATUS_WORDS: Readonly<Record<Row['status'], () => string>> = {
  new: () => '',
  duplicate: () => ` ${say('(known)')}`,
  modified: () => ` ${say('(changed)')}`,
  similar: () => ` ${say('(similar)')}`,
};

function rowTable(rows: readonly Row[]): string[] {
  const width = Math.max(0, ...rows.map(({ amount }) => amount.amount.length));
  return rows.map(({ booked_at: at, amount, payee, description, status }) => {
    const text = [
      ...printable(payee !== null && !description.startsWith(payee) ? `${payee}: ${description}` : description),
    ];
    const short = text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT).join('')}…` : text.join('');
    return `    ${at.slice(0, 10)}  ${amount.amount.padStart(width)}  ${short}${STATUS_WORDS[status]()}`;
  });
}

function leftOutLines({ left_out: lines }: Output): string[] {
  const counts = new Map<string, number>();
  for (const { why } of lines) if (why !== 'preamble') counts.set(why, (counts.get(why) ?? 0) + 1);
  if (counts.size === 0) return [];
  const found = [...counts].map(([why, count]) => `${count} ${WHY_WORDS[why]?.() ?? why}`).join(', ');
  return [`  ${say('left out: {found}', { found })}`];
}

const WHY_WORDS: Readonly<Record<string, () => string>> = {
  detail: () => say('parts of other entries'),
  other_account: () => say('of another account'),
  balance: () => say('balances and totals'),
  trade: () => say('trades of securities'),
  footer: () => say('lines after the last entry'),
  empty: () => say('without an amount'),
};

function moreErrors({ errors, invalid_count: count }: Output): string[] {
  const more = count - Math.min(errors.length, 10);
  return more > 0 ? [`  ${say('… and {more} more rows that cannot be read', { more })}`] : [];
}

/** What proves a statement, in the language in force. */
function meansText(by: string | null): string {
  return by === null ? say('balances') : (sayKnown(by) ?? say('balances'));
}
