import { quoted } from '@bursar/toolkit';

import { cleanText } from '../cells/clean-text';
import { dayOf, parseDateCell } from '../cells/date-cell';
import { balanceLine } from './balance-line';
import type { Line } from './line';
import { balanceOf, beforeOf, pairSums } from './line-figures';
import { wordOfLine } from './line-words';
import { requireNoOtherCurrency } from './other-currencies';
import { readAmount, UnreadableAmount } from './read-amount';
import type { DaylessLines, TableReading } from './table-reading';
import type { TableRow } from './table-rows';
import { balanceWord, isPending, isReverted, type BalanceWord } from './vocabulary/words';

/** What divides the lines of a table. */
export interface Sections {
  readonly isHeader: (cells: readonly string[]) => boolean;
  /** A heading above the header says that what follows is not booked yet. */
  readonly beginsPending: boolean;
}

/** The heading of sums behind the entries. */
const SUMMARY = /^(?:statement |account |transaction )?summary[ :-]*$/i;
const TOTAL: BalanceWord = { kind: 'total', isWeak: false };

/** Takes each line for what it is. Texts are looked at only where they tell. */
export function* readLines(
  rows: Iterable<TableRow>,
  reading: TableReading,
  dayless: DaylessLines,
  { isHeader, beginsPending }: Sections,
): Generator<Line> {
  let isPendingSection = beginsPending;
  let isSummary = false;
  let latest: { day: string; time: string } | undefined;
  for (const row of rows) {
    const { cells } = row;
    if (isHeader(cells)) {
      yield { ...row, kind: 'leftOut', why: 'preamble' };
      continue;
    }
    const only = onlyCell(cells);
    if (only !== undefined && !/\d/.test(only.text)) {
      const word = balanceWord(only.text);
      const isHeading = word === undefined && !isTextColumn(only.index, reading);
      if (isPending(only.text) || isHeading) isPendingSection = isPending(only.text);
      if (SUMMARY.test(only.text)) isSummary = true;
      if (word !== undefined) yield { ...row, kind: 'leftOut', why: 'balance' };
      else
        yield isHeading || row.isAfterBlank || isPending(only.text)
          ? { ...row, kind: 'text' }
          : { ...row, kind: 'detail' };
      continue;
    }
    if (latest !== undefined && dayless.entries.has(row.row)) {
      const line = readWithDay(row, reading, latest);
      yield line;
      continue;
    }
    const read = readLine(row, reading, isPendingSection);
    const line = isNoEntry(read, reading, isSummary) ? ({ ...row, kind: 'text' } as const) : read;
    const isTotal = dayless.totals.has(row.row);
    if (line.kind === 'entry') isSummary = false;
    if (line.kind === 'entry' && !isTotal) latest = line;
    if (isTotal && line.kind === 'dayless') {
      const { out, in: into } = line;
      yield { ...row, kind: 'balance', word: TOTAL, units: out + into, out, in: into, day: undefined };
    } else if (isTotal && line.kind === 'entry') yield { ...row, kind: 'leftOut', why: 'balance' };
    else yield dayless.parts.has(row.row) ? { ...row, kind: 'detail' } : line;
  }
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

/** Texts in these columns belong to an entry; in others a text alone is a heading. */
function isTextColumn(index: number, { columns }: TableReading): boolean {
  const { bookingDate, transactionDate, valueDate, payeesOut, descriptions, references } = columns;
  if ([bookingDate, transactionDate, valueDate].includes(index)) return false;
  return [payeesOut, descriptions, references].some((list) => list.includes(index));
}

/** The text of a line that has only one, with its column. */
export function onlyCell(cells: readonly string[]): { readonly text: string; readonly index: number } | undefined {
  let only: number | undefined;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] as string;
    if (cell === '' || cell.trim() === '') continue;
    if (only !== undefined) return undefined;
    only = index;
  }
  return only === undefined ? undefined : { text: cleanText(cells[only] as string), index: only };
}

function readLine(row: TableRow, reading: TableReading, isPendingSection: boolean): Line {
  const { cells } = row;
  const { columns, order } = reading;
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const [booking, transaction, value] = [
    cell(columns.bookingDate),
    cell(columns.transactionDate),
    cell(columns.valueDate),
  ];
  const written = booking || transaction || value;
  const date = written === '' ? undefined : parseDateCell(written);
  const day = date === undefined ? undefined : dayOf(date, order);
  const status = cell(columns.status);
  if (status !== '' || isPendingSection) {
    if (isPendingSection || isPending(status)) {
      if (written !== '') return { ...row, kind: 'leftOut', why: 'pending' };
    } else if (isReverted(status)) return { ...row, kind: 'leftOut', why: 'reverted' };
  }
  if (columns.pending !== undefined && /^(true|yes|y|1|x|ja|oui|si|sí|sim|wahr|vrai)$/i.test(cell(columns.pending))) {
    return { ...row, kind: 'leftOut', why: 'pending' };
  }
  if (columns.impact !== undefined && /^memo$/i.test(cell(columns.impact)))
    return { ...row, kind: 'leftOut', why: 'reverted' };
  if (reading.balance !== undefined && cell(reading.balance) === '' && columns.descriptions.some(isMarkedPending)) {
    return { ...row, kind: 'leftOut', why: 'pending' };
  }
  if (date === undefined && isPending(written)) return { ...row, kind: 'leftOut', why: 'pending' };
  const word = wordOfLine(cells, reading, date !== undefined);
  if (word !== undefined && !(word.isWeak && day !== undefined && hasAmount(cells, reading)))
    return balanceLine(row, word, reading, day);
  if (written === '') return withoutDay(row, reading);
  if (date === undefined || day === undefined) return withoutReadableDay(row, reading, written);
  if (booking === '' && transaction !== '' && columns.bookingDate !== undefined)
    return { ...row, kind: 'leftOut', why: 'pending' };
  const line = readWithDay(row, reading, { day, time: date.time });
  return word !== undefined && line.kind === 'entry' ? { ...line, isWeakTotal: true } : line;

  function isMarkedPending(index: number): boolean {
    const text = cell(index);
    return text.startsWith('(') && isPending(text.slice(1, text.indexOf(')')));
  }
}

function readWithDay(row: TableRow, reading: TableReading, { day, time }: { day: string; time: string }): Line {
  try {
    const amount = readAmount(row.cells, reading);
    if (amount === undefined) requireNoOtherCurrency(row.cells, reading);
    if (amount === undefined) return { ...row, kind: 'leftOut', why: 'empty' };
    return {
      row: row.row,
      cells: row.cells,
      isAfterBlank: row.isAfterBlank,
      kind: 'entry',
      day,
      time,
      amount,
      balance: balanceOf(row.cells, reading),
      before: beforeOf(row.cells, reading),
    };
  } catch (error) {
    if (error instanceof UnreadableAmount) return { ...row, kind: 'invalid', message: error.message };
    throw error;
  }
}

function withoutReadableDay(row: TableRow, reading: TableReading, written: string): Line {
  if (!hasAmount(row.cells, reading)) return { ...row, kind: 'text' };
  return {
    ...row,
    kind: 'invalid',
    message: `date: ${quoted(cleanText(written))} is not a valid day/month/year date`,
  };
}

function withoutDay(row: TableRow, reading: TableReading): Line {
  if (!hasAmount(row.cells, reading)) return { ...row, kind: row.isAfterBlank ? 'text' : 'detail' };
  try {
    const amount = readAmount(row.cells, reading) ?? 0n;
    const { kind } = reading.amount;
    const [out, into] = kind === 'pair' ? pairSums(row.cells, reading) : amount < 0n ? [amount, 0n] : [0n, amount];
    return { ...row, kind: 'dayless', out, in: into, balance: balanceOf(row.cells, reading) };
  } catch (error) {
    if (error instanceof UnreadableAmount && reading.amount.kind === 'pair') {
      const [out, into] = pairSums(row.cells, reading);
      return { ...row, kind: 'dayless', out, in: into, balance: undefined };
    }
    return { ...row, kind: 'invalid', message: 'date: there is none' };
  }
}

function amountColumns({ amount }: TableReading): readonly (number | undefined)[] {
  return amount.kind === 'pair' ? [amount.debit, amount.credit] : [amount.column];
}

function hasAmount(cells: readonly string[], reading: TableReading): boolean {
  return amountColumns(reading).some((column) => column !== undefined && (cells[column] ?? '').trim() !== '');
}
