import { parseDateCell } from '../cells/date-cell';
import { AccountSections, type AccountHeadings } from './account-sections';
import { balanceLine } from './balance-line';
import type { EdgeLines } from './edge-balances';
import type { HeaderCell } from './find-header';
import { FurtherTables } from './further-tables';
import type { Line } from './line';
import { onlyCell } from './only-cell';
import { readLine, readWithDay } from './read-line';
import type { DaylessLines, TableReading } from './table-reading';
import type { TableRow } from './table-rows';
import { balanceWord, type BalanceWord } from './vocabulary/balance-words';
import { isPendingHeading } from './vocabulary/pending-headings';
import { isPending } from './vocabulary/words';

/** What divides the lines of a table. */
export interface Sections {
  readonly header: readonly HeaderCell[] | undefined;
  readonly isHeader: (cells: readonly string[]) => boolean;
  /** A heading above the header says that what follows is not booked yet. */
  readonly beginsPending: boolean;
  readonly edges: EdgeLines | undefined;
  /** Where a file has a section for each of several accounts. */
  readonly headings: AccountHeadings | undefined;
}

/** The heading of sums behind the entries. */
const SUMMARY =
  /^(?:(?:statement |account |transaction )?summary|(?:resumen|resumo|riepilogo|r[eé]capitulatif|zusammenfassung|podsumowanie|samenvatting)(?: \p{L}+){0,4})[ :-]*$/iu;
const OTHER_TABLE = 'header: another one stands above; send that section as a file of its own';
const TOTAL: BalanceWord = { kind: 'total', isWeak: false };
const BALANCE: BalanceWord = { kind: 'balance', isWeak: false };

/** Takes each line for what it is. Texts are looked at only where they tell. */
export function* readLines(
  rows: Iterable<TableRow>,
  reading: TableReading,
  dayless: DaylessLines,
  { header, isHeader, beginsPending, edges, headings }: Sections,
): Generator<Line> {
  let isPendingSection = beginsPending;
  let isSummary = false;
  let latest: { day: string; time: string } | undefined;
  const accounts = new AccountSections(headings, isHeader);
  const tables = new FurtherTables(headings === undefined ? header : undefined, isHeader);
  for (const plain of rows) {
    const { cells } = plain;
    const { account, isHeading, isOfOtherTable } = accounts.at(plain);
    const row = account === undefined ? plain : { ...plain, section: account };
    if (isHeading) [latest, isPendingSection] = [undefined, false];
    if (isHeading || isOfOtherTable) {
      yield isHeading ? { ...row, kind: 'text' } : ofOtherTable(row);
      continue;
    }
    const place = tables.at(plain);
    if (place.isHeader) {
      yield { ...row, kind: 'leftOut', why: 'preamble' };
      continue;
    }
    if (edges?.balances.has(row.row) === true) {
      yield balanceLine(row, BALANCE, reading, undefined);
      continue;
    }
    if (edges?.open.has(row.row) === true) {
      const message = 'description: there is an account number alone, as beside a balance';
      yield { ...row, kind: 'invalid', message };
      continue;
    }
    const only = onlyCell(cells);
    if (only !== undefined && isTitleWithNumber(only, reading)) isPendingSection = isPendingHeading(only.text);
    if (only !== undefined && isPendingSection && /\d/.test(only.text)) {
      yield { ...row, kind: 'text' };
      continue;
    }
    if (only !== undefined && !/\d/.test(only.text)) {
      const word = balanceWord(only.text);
      const isTitle = word === undefined && !isTextColumn(only.index, reading);
      const isOfPending = isPending(only.text) || ((isTitle || row.isAfterBlank) && isPendingHeading(only.text));
      if (isOfPending || isTitle) isPendingSection = isOfPending;
      if (SUMMARY.test(only.text)) isSummary = true;
      if (word !== undefined) yield { ...row, kind: 'leftOut', why: 'balance' };
      else yield isTitle || row.isAfterBlank || isOfPending ? { ...row, kind: 'text' } : { ...row, kind: 'detail' };
      continue;
    }
    if (latest !== undefined && dayless.entries.has(row.row)) {
      const line = readWithDay(row, reading, latest);
      yield line;
      continue;
    }
    const read = place.isOfOtherTable
      ? inOtherTable(row, reading, isPendingSection)
      : readLine(row, reading, isPendingSection);
    const line = isNoEntry(read, reading, isSummary) ? ({ ...row, kind: 'text' } as const) : read;
    const isTotal = dayless.totals.has(row.row);
    if (line.kind === 'entry') isSummary = false;
    if (line.kind === 'entry' && !isTotal) latest = line;
    if (isTotal && line.kind === 'dayless') {
      const { out, in: into } = line;
      // A lone amount may be the net of both sides.
      const sides = reading.amount.kind === 'pair' ? { out, in: into } : { out: undefined, in: undefined };
      yield { ...row, kind: 'balance', word: TOTAL, units: out + into, ...sides, day: undefined };
    } else if (isTotal && line.kind === 'entry') yield { ...row, kind: 'leftOut', why: 'balance' };
    else yield dayless.parts.has(row.row) ? { ...row, kind: 'detail' } : line;
  }
}

/** Figures under names of their own are neither entries of the table nor to be passed over, unless they are planned. */
function inOtherTable(row: TableRow, reading: TableReading, isPendingSection: boolean): Line {
  const line = readLine(row, reading, false);
  if (line.kind !== 'entry' && line.kind !== 'invalid' && line.kind !== 'dayless') return line;
  return isPendingSection
    ? { ...row, kind: 'leftOut', why: 'pending' }
    : { ...row, kind: 'invalid', message: OTHER_TABLE };
}

/** A ruling, or a line without a day under the heading of a summary: neither can be an entry. */
function isNoEntry({ kind, cells }: Line, { columns }: TableReading, isSummary: boolean): boolean {
  if (kind !== 'invalid' && kind !== 'dayless' && kind !== 'detail') return false;
  if (!isSummary) return cells.every((cell) => !/[\p{L}\p{N}]/u.test(cell));
  const { bookingDate, transactionDate, valueDate } = columns;
  return [bookingDate, transactionDate, valueDate].every(
    (index) => index === undefined || parseDateCell((cells[index] ?? '').trim()) === undefined,
  );
}

/** Its columns are not known; a balance between is one of its account, which is not read. */
function ofOtherTable(row: TableRow): Line {
  const { text } = onlyCell(row.cells) ?? { text: row.cells.find((cell) => cell.trim() !== '') ?? '' };
  if (balanceWord(text) !== undefined) return { ...row, kind: 'leftOut', why: 'balance' };
  return {
    ...row,
    kind: 'invalid',
    message: OTHER_TABLE,
  };
}

/** `Pending transactions (2)`, `Transactions 1 to 15 January 2025`: a day alone is that of lines below it. */
function isTitleWithNumber({ text, index }: { text: string; index: number }, reading: TableReading): boolean {
  return (
    /\d/.test(text) && /\p{L}{3}/u.test(text) && !isTextColumn(index, reading) && parseDateCell(text) === undefined
  );
}

/** Texts in these columns belong to an entry; in others a text alone is a heading. */
function isTextColumn(index: number, { columns }: TableReading): boolean {
  const { bookingDate, transactionDate, valueDate, payeesOut, descriptions, references } = columns;
  if ([bookingDate, transactionDate, valueDate].includes(index)) return false;
  return [payeesOut, descriptions, references].some((list) => list.includes(index));
}
