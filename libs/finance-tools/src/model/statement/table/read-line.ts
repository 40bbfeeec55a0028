import { quoted } from '@bursar/toolkit';

import { rawText } from '../cells/clean-text';
import { dayOf, MIDNIGHT, parseDateCell, parseTimeCell } from '../cells/date-cell';
import { balanceLine } from './balance-line';
import type { Line } from './line';
import { isCount } from './vocabulary/balance-words';
import { balanceOf, beforeOf, pairSums } from './line-figures';
import { wordOfLine } from './line-words';
import { requireNoOtherCurrency, requireOwnCurrency } from './other-currencies';
import { readAmount, UnreadableAmount } from './read-amount';
import { isSplit } from './split-cells';
import type { TableReading } from './table-reading';
import type { TableRow } from './table-rows';
import { isNo, isReason, isUnbooked, isYes } from './unbooked';
import { isPending, isReverted } from './vocabulary/words';

const DAY = String.raw`\d{1,4}[-./]\d{1,2}[-./]\d{1,4}\.?`;
const DAYS = new RegExp(`^${DAY} ?(?:-|–|—|to|through|thru|bis|au|al|a) ?${DAY}$`, 'i');

/** A line that has cells of an entry, or is taken for what it is instead. */
export function readLine(row: TableRow, reading: TableReading, isPendingSection: boolean): Line {
  const { cells } = row;
  const { columns, order, shortYears } = reading;
  const cell = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const [booking, transaction, value] = [
    cell(columns.bookingDate),
    cell(columns.transactionDate),
    cell(columns.valueDate),
  ];
  const written = booking || transaction || value;
  const date = written === '' ? undefined : parseDateCell(written);
  const day = date === undefined ? undefined : dayOf(date, order, shortYears);
  const status = cell(columns.status);
  if (status !== '' || isPendingSection) {
    if (isPendingSection || isPending(status)) {
      const isEntry = written !== '' || (!isPendingSection && hasAmount(cells, reading));
      if (isEntry) return { ...row, kind: 'leftOut', why: 'pending' };
    } else if (isReverted(status)) return { ...row, kind: 'leftOut', why: 'reverted' };
  }
  if (isYes(cell(columns.pending)) || isNo(cell(columns.booked))) return { ...row, kind: 'leftOut', why: 'pending' };
  if (isReason(cell(columns.refusal)) && written !== '') return { ...row, kind: 'leftOut', why: 'reverted' };
  if (written !== '' && isUnbooked(cells, reading)) return { ...row, kind: 'leftOut', why: 'pending' };
  if (columns.impact !== undefined && /^memo$/i.test(cell(columns.impact)))
    return { ...row, kind: 'leftOut', why: 'reverted' };
  if (reading.balance !== undefined && cell(reading.balance) === '' && columns.descriptions.some(isMarkedPending)) {
    return { ...row, kind: 'leftOut', why: 'pending' };
  }
  if (date === undefined && isPending(written.replace(/[ :–-]+\d[\d./-]*$/, '')))
    return { ...row, kind: 'leftOut', why: 'pending' };
  const word = wordOfLine(cells, reading, date !== undefined);
  const mayBeEntry = word?.isWeak === true && day !== undefined && hasAmount(cells, reading);
  if (word !== undefined && (!mayBeEntry || hasBothSides(cells, reading))) return balanceLine(row, word, reading, day);
  if (written === '') return withoutDay(row, reading);
  if (date === undefined || day === undefined) return withoutReadableDay(row, reading, written);
  if (booking === '' && transaction !== '' && columns.bookingDate !== undefined) {
    const isPart = !hasAmount(cells, reading) && columns.parts.some((index) => cell(index) !== '');
    return isPart ? { ...row, kind: 'detail' } : { ...row, kind: 'leftOut', why: 'pending' };
  }
  const time = date.time === MIDNIGHT ? (parseTimeCell(cell(columns.time)) ?? MIDNIGHT) : date.time;
  const line = readWithDay(row, reading, { day, time });
  return word !== undefined && line.kind === 'entry' ? { ...line, isWeakTotal: true } : line;

  function isMarkedPending(index: number): boolean {
    const text = cell(index);
    return text.startsWith('(') && isPending(text.slice(1, text.indexOf(')')));
  }
}

const SPLIT =
  'amount: the line has more cells than there are names; put the text or amount that holds a comma in quotes';

/** An entry of this day, as far as its amount can be read. */
export function readWithDay(row: TableRow, reading: TableReading, { day, time }: { day: string; time: string }): Line {
  if (isSplit(row.cells, reading)) return { ...row, kind: 'invalid', message: SPLIT };
  try {
    requireOwnCurrency(row.cells, reading);
    const amount = readAmount(row.cells, reading);
    if (amount === undefined || amount === 0n) requireNoOtherCurrency(row.cells, reading);
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
  const isRate =
    !/\d/.test(written) && amountColumns(reading).some((column) => /\d ?%$/.test(row.cells[column ?? -1] ?? ''));
  if (!hasAmount(row.cells, reading) || isRate || isCount(written)) return { ...row, kind: 'text' };
  // Programs print what a period came to beside its first and last day.
  if (DAYS.test(written)) return withoutDay(row, reading);
  return {
    ...row,
    kind: 'invalid',
    message: `date: ${quoted(rawText(written))} is not a valid day/month/year date`,
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
    if (!(error instanceof UnreadableAmount)) throw error;
    if (reading.amount.kind === 'pair') {
      const [out, into] = pairSums(row.cells, reading);
      return { ...row, kind: 'dayless', out, in: into, balance: undefined };
    }
    return { ...row, kind: 'invalid', message: 'date: there is none' };
  }
}

/** A sum of what left and of what came: no entry has both. */
function hasBothSides(cells: readonly string[], reading: TableReading): boolean {
  return reading.amount.kind === 'pair' && pairSums(cells, reading).every((sum) => sum !== 0n);
}

function amountColumns({ amount }: TableReading): readonly (number | undefined)[] {
  return amount.kind === 'pair' ? [amount.debit, amount.credit] : [amount.column];
}

function hasAmount(cells: readonly string[], reading: TableReading): boolean {
  return amountColumns(reading).some((column) => column !== undefined && (cells[column] ?? '').trim() !== '');
}
