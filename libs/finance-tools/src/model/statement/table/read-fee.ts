import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import type { ColumnProfile } from './column-profile';
import type { TableColumns } from './table-columns';
import type { FeeSigns, TableReading } from './table-reading';

/** Of a column that holds both signs the one of most fees is what left. */
export function feeSignsOf({ fee }: TableColumns, profiles: readonly ColumnProfile[]): FeeSigns {
  const cells = fee === undefined ? undefined : profiles[fee];
  if (cells === undefined || cells.negative === 0 || cells.negative >= cells.nonZero) return 'unsigned';
  return cells.negative * 2 >= cells.nonZero ? 'below' : 'above';
}

/** What the fee of a line did to the account; undefined without one. */
export function feeOf(cells: readonly string[], { columns, separator, feeSigns }: TableReading): bigint | undefined {
  const amount = columns.fee === undefined ? undefined : parseAmountCell((cells[columns.fee] ?? '').trim());
  const units = amount === undefined ? undefined : unitsOf(amount, separator);
  if (units === undefined || units === 0n) return undefined;
  if (feeSigns === 'unsigned') return units < 0n ? units : -units;
  return feeSigns === 'below' ? units : -units;
}
