import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import { isOverdrawn } from './balance-marks';
import type { TableReading } from './table-reading';

/** What left and what came, of a line that may have both. */
export function pairSums(cells: readonly string[], reading: TableReading): [out: bigint, into: bigint] {
  if (reading.amount.kind !== 'pair') return [0n, 0n];
  const size = (column: number | undefined) => {
    const units = unitsIn(cells, column, reading.separator) ?? 0n;
    return units < 0n ? -units : units;
  };
  return [-size(reading.amount.debit), size(reading.amount.credit)];
}

function unitsIn(cells: readonly string[], column: number | undefined, separator: '.' | ','): bigint | undefined {
  const amount = column === undefined ? undefined : parseAmountCell((cells[column] ?? '').trim());
  return amount === undefined ? undefined : unitsOf(amount, separator);
}

/** The balance that is printed with a line. */
export function balanceOf(cells: readonly string[], reading: TableReading): bigint | undefined {
  const units = unitsIn(cells, reading.balance, reading.balanceSeparator);
  const isBelow = units !== undefined && isOverdrawn(cells, reading.balance, reading.columns);
  return asHeld(isBelow ? -units : units, reading);
}

/** The balance before the entry. */
export function beforeOf(cells: readonly string[], reading: TableReading): bigint | undefined {
  const { before, balanceSeparator } = reading;
  return before === undefined ? undefined : asHeld(unitsIn(cells, before, balanceSeparator), reading);
}

/** A printed balance as the account holds it: what is owed is below zero. */
export function asHeld(units: bigint | undefined, { isOwed }: Pick<TableReading, 'isOwed'>): bigint | undefined {
  return units !== undefined && isOwed ? -units : units;
}
