import { unitsOf } from '../cells/amount-cell';
import { dayOf, type DateCell } from '../cells/date-cell';
import type { Figures } from '../proof/figures';
import { asHeld } from './line-figures';
import type { Preamble } from './preamble';
import type { TableReading } from './table-reading';

/** The balances that stand before the header. */
export function printedBefore(
  { preamble }: { readonly preamble: Preamble },
  { order, shortYears, balanceSeparator, isOwed }: TableReading,
): Figures['printed'] {
  const day = (cell: DateCell | undefined) => (cell === undefined ? undefined : dayOf(cell, order, shortYears));
  return preamble.balances.flatMap(({ kind, amount, day: cell }) => {
    const units = asHeld(unitsOf(amount, balanceSeparator), { isOwed });
    if (units === undefined || (kind !== 'opening' && kind !== 'closing' && kind !== 'balance')) return [];
    return [{ kind, units, day: day(cell), place: 0 }];
  });
}
