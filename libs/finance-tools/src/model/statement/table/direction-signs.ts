import { parseAmountCell } from '../cells/amount-cell';
import { signOf } from './read-amount';
import type { DirectionWords } from './table-reading';
import type { AmountSource, TableColumns } from './table-columns';
import type { TableRow } from './table-rows';

/**
 * Whether the signs of amounts beside a direction say something of their own: where money that left stands with both signs,
 * a negative one may be a refund, or the direction may not mean the sign at all; nor where it would turn a printed minus.
 */
export function withDirectionSigns(
  columns: TableColumns,
  rows: Iterable<TableRow>,
  words: DirectionWords,
): { readonly columns: TableColumns; readonly isDirectionSigned: boolean } {
  const directed = columns.amounts.find((source) => source.kind === 'directed');
  if (directed === undefined) return { columns, isDirectionSigned: false };
  const seen = new Set<string>();
  for (const { cells } of rows) {
    const amount = parseAmountCell((cells[directed.column] ?? '').trim());
    const sign = signOf(cells, directed, words);
    if (amount === undefined || sign === undefined || !/[1-9]/.test(amount.digits)) continue;
    seen.add(`${sign}${amount.isNegative ? '-' : '+'}`);
    if (seen.size === 4) break;
  }
  const isMixed = (seen.has('-1-') && seen.has('-1+')) || (seen.has('1-') && seen.has('1+'));
  // All are negative, and the direction says that some of them came.
  const isAgainst = seen.has('1-') && !seen.has('1+') && !seen.has('-1+');
  if (!isMixed && !isAgainst) return { columns, isDirectionSigned: false };
  const plain: AmountSource = { kind: 'amount', column: directed.column };
  return {
    columns: { ...columns, amounts: [...columns.amounts, plain], isAmountSettled: false },
    isDirectionSigned: isMixed,
  };
}
