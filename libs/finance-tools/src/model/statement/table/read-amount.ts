import { quoted } from '@bursar/toolkit';

import { dashIn, parseAmountCell, unitsOf } from '../cells/amount-cell';
import { cleanText, rawText } from '../cells/clean-text';
import { EXPORT_AGAIN, hasLostSign } from '../cells/lost-signs';
import { plainWord } from '../cells/plain-word';
import { feeOf } from './read-fee';
import type { AmountSource } from './table-columns';
import type { DirectionSign, DirectionWords, TableReading } from './table-reading';
import { directionOf } from './vocabulary/words';

/** Why the amount of a line cannot be read, beginning with the field. */
export class UnreadableAmount extends Error {
  override readonly name = 'UnreadableAmount';
}

/** The amount as the account sees it, in ten-thousandths; undefined where it is blank. Throws UnreadableAmount. */
export function readAmount(cells: readonly string[], reading: TableReading): bigint | undefined {
  const { amount: source, isInverted } = reading;
  if (source.kind === 'pair') return withFee(ofPair(cells, source, reading), cells, reading);
  const written = unitsIn(cells, source.column, reading);
  if (written === undefined) return withFee(undefined, cells, reading);
  const direct =
    source.kind === 'directed'
      ? directed(written, cells, source, reading)
      : isUnmarked(cells[source.column] ?? '', source.column, reading)
        ? -written
        : written;
  return withFee(isInverted ? -direct : direct, cells, reading);
}

function unitsIn(cells: readonly string[], column: number | undefined, reading: TableReading): bigint | undefined {
  const cell = column === undefined ? '' : (cells[column] ?? '').trim();
  if (cell === '') return undefined;
  const amount = parseAmountCell(cell);
  const units = amount === undefined ? undefined : unitsOf(amount, reading.separator);
  const { currencies } = amount ?? {};
  if (currencies !== undefined && reading.currency !== undefined && !currencies.includes(reading.currency)) {
    throw new UnreadableAmount(`currency: ${quoted(cleanText(cell))} is not in the account's, ${reading.currency}`);
  }
  if (units !== undefined && units !== 0n && column !== undefined && reading.scaled.includes(column)) {
    throw new UnreadableAmount(
      `amount: ${quoted(cleanText(cell))} is in another unit, as the name of its column says; write it in that of the currency`,
    );
  }
  if (units !== undefined) return units;
  const dash = dashIn(cell);
  if (dash !== undefined && reading.amount.kind === 'pair') return undefined;
  if (dash === 'of a currency') return 0n;
  if (hasLostSign(cell))
    throw new UnreadableAmount(`amount: a sign beside ${quoted(rawText(cell))} was lost; ${EXPORT_AGAIN}`);
  throw new UnreadableAmount(`amount: ${quoted(rawText(cell))} cannot be read`);
}

function ofPair(
  cells: readonly string[],
  { debit, credit }: { readonly debit: number | undefined; readonly credit: number | undefined },
  reading: TableReading,
): bigint | undefined {
  const left = unitsIn(cells, debit, reading);
  const came = unitsIn(cells, credit, reading);
  if (left !== undefined && left !== 0n && came !== undefined && came !== 0n) {
    throw new UnreadableAmount('amount: both a debit and a credit are given');
  }
  if (left !== undefined && left !== 0n) {
    const isOut = reading.areDebitsSigned ? left < 0n === reading.areDebitsBelow : true;
    return left < 0n === isOut ? left : -left;
  }
  if (came !== undefined && came !== 0n) return reading.areCreditsSigned ? came : came < 0n ? -came : came;
  return left ?? came;
}

function isUnmarked(cell: string, column: number, { unmarkedDebits }: TableReading): boolean {
  return unmarkedDebits.includes(column) && parseAmountCell(cell.trim())?.isCredit !== true;
}

function directed(written: bigint, cells: readonly string[], source: Directed, reading: TableReading): bigint {
  const { directionWords, isDirectionSigned, isBlankDebit } = reading;
  const cell = cells[source.direction] ?? '';
  const isBlank = isBlankDebit && directionWords.debitValues === undefined && cell.trim() === '';
  const sign = isBlank ? -1 : signOf(cells, source, directionWords);
  if (sign === undefined) {
    if (written === 0n) return 0n;
    throw new UnreadableAmount(`direction: ${quoted(cleanText(cell))} does not tell debit from credit`);
  }
  const size = written < 0n && !isDirectionSigned ? -written : written;
  return sign < 0 ? -size : size;
}

type Directed = Extract<AmountSource, { readonly kind: 'directed' }>;

export function signOf(
  cells: readonly string[],
  { direction, into }: Directed,
  { debitValues, letters }: DirectionWords,
): DirectionSign | undefined {
  const cell = cells[direction] ?? '';
  if (into !== undefined) {
    const [from, to] = [cell, cells[into] ?? ''].map((account) => debitValues?.has(plainWord(account)) === true);
    return from === to ? undefined : from ? -1 : 1;
  }
  if (debitValues === undefined) return letters?.get(cell.trim().toLowerCase()) ?? directionOf(cell);
  const word = plainWord(cell);
  return debitValues.has(word) ? -1 : word === '' ? undefined : 1;
}

function withFee(amount: bigint | undefined, cells: readonly string[], reading: TableReading): bigint | undefined {
  if (reading.fees === undefined) return amount;
  // A fee without an amount is what was booked.
  if (amount === undefined) return feeOf(cells, reading);
  if (reading.fees !== 'extra') return amount;
  unitsIn(cells, reading.columns.fee, reading);
  return amount + (feeOf(cells, reading) ?? 0n);
}
