import { quoted } from '@bursar/toolkit';

import { cleanText } from '../cells/clean-text';
import { dayOf, parseDateCell } from '../cells/date-cell';
import { AccountSections } from './account-sections';
import { balanceLine } from './balance-line';
import type { EdgeLines } from './edge-balances';
import type { Line } from './line';
import { balanceOf, beforeOf, pairSums } from './line-figures';
import { wordOfLine } from './line-words';
import { onlyCell } from './only-cell';
import { readAmount, UnreadableAmount } from './read-amount';
import type { DaylessLines, TableReading } from './table-reading';
import type { TableRow } from './table-rows';
import { isUnbooked } from './unbooked';
import { balanceWord, isPending, isReverted, type BalanceWord } from './vocabulary/words';

/** What divides the lines of a table. */
export interface Sections {
  readonly isHeader: (cells: readonly string[]) => boolean;
  /** A heading above the header says that what follows is not booked yet. */
  readonly beginsPending: boolean;
  readonly edges: EdgeLines | undefined;
  /** The account in the heading of the first section, where a file has one for each of several accounts. */
  readonly firstSection: string | undefined;
}

const TOTAL: BalanceWord = { kind: 'total', isWeak: false };
const BALANCE: BalanceWord = { kind: 'balance', isWeak: false };

/** Takes each line for what it is. Texts are looked at only where they tell. */
export function* readLines(
  rows: Iterable<TableRow>,
  reading: TableReading,
  dayless: DaylessLines,
  { isHeader, beginsPending, edges, firstSection }: Sections,
): Generator<Line> {
  let isPendingSection = beginsPending;
  let latest: { day: string; time: string } | undefined;
  const accounts = new AccountSections(firstSection, isHeader);
  for (const plain of rows) {
    const { cells } = plain;
    const { account, isHeading, isOfOtherTable } = accounts.at(plain);
    const row = account === undefined ? plain : { ...plain, section: account };
    if (isHeading) [latest, isPendingSection] = [undefined, false];
    if (isHeading || isOfOtherTable) {
      yield isHeading ? { ...row, kind: 'text' } : ofOtherTable(row);
      continue;
    }
    if (isHeader(cells)) {
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
    if (only !== undefined && !/\d/.test(only.text)) {
      const word = balanceWord(only.text);
      const isTitle = word === undefined && !isTextColumn(only.index, reading);
      if (isPending(only.text) || isTitle) isPendingSection = isPending(only.text);
      if (word !== undefined) yield { ...row, kind: 'leftOut', why: 'balance' };
      else
        yield isTitle || row.isAfterBlank || isPending(only.text)
          ? { ...row, kind: 'text' }
          : { ...row, kind: 'detail' };
      continue;
    }
    if (latest !== undefined && dayless.entries.has(row.row)) {
      const line = readWithDay(row, reading, latest);
      yield line;
      continue;
    }
    const line = readLine(row, reading, isPendingSection);
    const isTotal = dayless.totals.has(row.row);
    if (line.kind === 'entry' && !isTotal) latest = line;
    if (isTotal && line.kind === 'dayless') {
      const { out, in: into } = line;
      yield { ...row, kind: 'balance', word: TOTAL, units: out + into, out, in: into, day: undefined };
    } else if (isTotal && line.kind === 'entry') yield { ...row, kind: 'leftOut', why: 'balance' };
    else yield dayless.parts.has(row.row) ? { ...row, kind: 'detail' } : line;
  }
}

/** Its columns are not known; a balance between is one of its account, which is not read. */
function ofOtherTable(row: TableRow): Line {
  const { text } = onlyCell(row.cells) ?? { text: row.cells.find((cell) => cell.trim() !== '') ?? '' };
  if (balanceWord(text) !== undefined) return { ...row, kind: 'leftOut', why: 'balance' };
  return {
    ...row,
    kind: 'invalid',
    message: 'header: another one stands above; send that section as a file of its own',
  };
}

/** Texts in these columns belong to an entry; in others a text alone is a heading. */
function isTextColumn(index: number, { columns }: TableReading): boolean {
  const { bookingDate, transactionDate, valueDate, payeesOut, descriptions, references } = columns;
  if ([bookingDate, transactionDate, valueDate].includes(index)) return false;
  return [payeesOut, descriptions, references].some((list) => list.includes(index));
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
  if (written !== '' && isUnbooked(cells, columns)) return { ...row, kind: 'leftOut', why: 'pending' };
  if (columns.impact !== undefined && /^memo$/i.test(cell(columns.impact)))
    return { ...row, kind: 'leftOut', why: 'reverted' };
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
}

function readWithDay(row: TableRow, reading: TableReading, { day, time }: { day: string; time: string }): Line {
  try {
    const amount = readAmount(row.cells, reading);
    if (amount === undefined) return { ...row, kind: 'leftOut', why: 'empty' };
    return {
      row: row.row,
      cells: row.cells,
      isAfterBlank: row.isAfterBlank,
      section: row.section,
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
