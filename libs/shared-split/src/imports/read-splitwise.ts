import { hash } from 'node:crypto';

import type { YearMonth } from '@bursar/calendar';
import { DomainError, printable } from '@bursar/toolkit';

import { competenceMonthAt } from '../model/competence-month';
import { instantOfOccurredAt } from '../model/instants';
import { CONTRACT_CURRENCY } from '../model/terms';
import { parseOccurredAt } from '../model/occurred-at';
import { isPaymentRow, isTotalRow, peopleOfHeader } from './splitwise-words';
import { splitwiseCents } from './splitwise-amount';

/** A row of the file: what it says of the first person in it, in cents. */
export interface SplitwiseRow {
  readonly line: number;
  readonly kind: 'purchase' | 'payment';
  readonly occurredAt: number;
  readonly competenceMonth: YearMonth;
  readonly description: string;
  readonly cost: bigint;
  /** Paid less share of the first person; the second person's is the opposite. */
  readonly first: bigint;
  readonly externalId: string;
}

export interface SplitwiseFile {
  /** The two names in the header. */
  readonly people: readonly [string, string];
  readonly rows: readonly SplitwiseRow[];
  /** Lines in which nobody owes anything. */
  readonly leftOut: readonly number[];
  /** The first person's total balance as the file states it, where it does. */
  readonly statedTotal: bigint | undefined;
}

export const MOST_BYTES = 5 * 1024 * 1024;
const LARGEST_CENTS = 999_999_999_999n;
const LONGEST_DESCRIPTION = 280;

/** Reads the export of a Splitwise group of two. Throws `INVALID_REQUEST` with the line of what cannot be read. */
export async function readSplitwise(bytes: Uint8Array, currency = CONTRACT_CURRENCY): Promise<SplitwiseFile> {
  if (bytes.byteLength > MOST_BYTES) throw refusal('the file', `up to ${MOST_BYTES / 1024 / 1024} MiB`);
  const table = await tableOf(textOf(bytes));
  const headerAt = table.findIndex(({ cells }) => peopleOfHeader(cells) !== undefined);
  const header = table[headerAt];
  const people = header && peopleOfHeader(header.cells);
  if (header === undefined || people === undefined) {
    throw refusal('the file', 'a line Date,Description,Category,Cost,Currency and the names of the two people');
  }
  const [one, other] = people;
  if (one === undefined || other === undefined || people.length !== 2 || one === other) {
    throw refusal(`line ${header.line}`, `exactly two people; found ${people.length}`);
  }
  const rows: SplitwiseRow[] = [];
  const leftOut: number[] = [];
  let statedTotal: bigint | undefined;
  const seen: Seen = { currency, facts: new Map(), dates: new Map(), kinds: new Map() };
  for (const { line, cells } of table.slice(headerAt + 1)) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (isTotalRow(cells)) {
      statedTotal = splitwiseCents(cells[5] ?? '');
      continue;
    }
    const row = rowOf(line, cells, seen);
    if (row === undefined) leftOut.push(line);
    else rows.push(row);
  }
  return { people: [one, other], rows, leftOut, statedTotal };
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refusal('the file', 'text in UTF-8');
  }
}

interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** The rows with the lines on which they begin; a quoted cell may go over several. */
async function tableOf(text: string): Promise<TableRow[]> {
  const { default: papaparse } = await import('papaparse');
  const rows: TableRow[] = [];
  let [line, position] = [1, 0];
  papaparse.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, meta, errors }) => {
      if (errors.length > 0) throw refusal(`line ${line}`, 'cells whose quotes are closed');
      rows.push({ line, cells: data });
      for (; position < meta.cursor; position += 1) if (text.charCodeAt(position) === 10) line += 1;
    },
  });
  return rows;
}

/** That of the header, whichever it is. */
function delimiterOf(text: string): string {
  const [found = ','] = [',', ';', '\t'].filter((delimiter) =>
    text.split('\n', 50).some((line) => peopleOfHeader(line.trim().replaceAll('"', '').split(delimiter)) !== undefined),
  );
  return found;
}

/** What earlier rows have shown: how often each has occurred, what each date is, and what each category stands for. */
interface Seen {
  /** That of the household, which every row is in. */
  readonly currency: string;
  readonly facts: Map<string, number>;
  readonly dates: Map<string, RowDate>;
  readonly kinds: Map<string, SplitwiseRow['kind']>;
}

interface RowDate {
  readonly occurredAt: number | undefined;
  readonly competenceMonth: YearMonth | undefined;
}

/** Years of rows repeat the same days, and the calendar of São Paulo is slow. */
function dateOf(text: string, { dates }: Seen): RowDate {
  const known = dates.get(text);
  if (known !== undefined) return known;
  const parsed = parseOccurredAt(text);
  const occurredAt = parsed && instantOfOccurredAt(parsed);
  const date = { occurredAt, competenceMonth: occurredAt === undefined ? undefined : competenceMonthAt(occurredAt) };
  dates.set(text, date);
  return date;
}

function kindOf(category: string, { kinds }: Seen): SplitwiseRow['kind'] {
  const known = kinds.get(category);
  if (known !== undefined) return known;
  const kind = isPaymentRow(category) ? 'payment' : 'purchase';
  kinds.set(category, kind);
  return kind;
}

/** `undefined` for a row in which nobody owes anything. */
function rowOf(line: number, cells: readonly string[], seen: Seen): SplitwiseRow | undefined {
  const at = `line ${line}`;
  if (cells.length < 7 || cells.slice(7).some((cell) => cell.trim() !== '')) {
    throw refusal(at, `seven cells; found ${cells.length}`);
  }
  const [date = '', written = '', category = '', costText = '', currency = '', oneText = '', otherText = ''] = cells;
  const { occurredAt, competenceMonth } = dateOf(date.trim(), seen);
  if (occurredAt === undefined || competenceMonth === undefined) {
    throw refusal(at, `a date such as 2026-02-10 from 2000 to 2100; found ${shown(date)}`);
  }
  if (currency.trim() !== seen.currency) throw refusal(at, `the currency ${seen.currency}; found ${shown(currency)}`);
  const [cost, first, second] = [splitwiseCents(costText), splitwiseCents(oneText), splitwiseCents(otherText)];
  if (cost === undefined || cost < 0n || cost > LARGEST_CENTS)
    throw refusal(at, `a cost such as 89.90; found ${shown(costText)}`);
  if (first === undefined) throw refusal(at, `an amount; found ${shown(oneText)}`);
  if (second === undefined) throw refusal(at, `an amount; found ${shown(otherText)}`);
  if (first + second !== 0n)
    throw refusal(at, `two cells that cancel; found ${shown(oneText)} and ${shown(otherText)}`);
  const size = first < 0n ? -first : first;
  if (size > cost) throw refusal(at, `cells up to the cost ${shown(costText)}; found ${shown(oneText)}`);
  if (size === 0n) return undefined;
  const description = written.trim();
  if (description === '' || isTooLong(description) || /\0|\p{Surrogate}/u.test(description)) {
    throw refusal(at, `a description of 1 to ${LONGEST_DESCRIPTION} characters; found ${shown(written)}`);
  }
  const facts = `${date.trim()}\n${description}\n${cost}\n${first}\n${second}`;
  const number = (seen.facts.get(facts) ?? 0) + 1;
  seen.facts.set(facts, number);
  return {
    line,
    kind: kindOf(category, seen),
    occurredAt,
    competenceMonth,
    description,
    cost,
    first,
    externalId: `splitwise:${hash('sha256', `${facts}\n${number}`).slice(0, 16)}`,
  };
}

/** Counts code points only where code units leave it open. */
function isTooLong(text: string): boolean {
  return text.length > LONGEST_DESCRIPTION && [...text].length > LONGEST_DESCRIPTION;
}

export function refusal(field: string, rule: string): DomainError {
  return new DomainError(
    'INVALID_REQUEST',
    `The file cannot be imported. ${field}: expected ${rule}. Nothing was stored.`,
    {
      errors: [{ field, rule }],
    },
  );
}

function shown(text: string): string {
  return `"${printable([...text].slice(0, 60).join(''))}"`;
}
