import type { MappedColumns } from '../reading-arguments';
import { chooseColumns } from './choose-columns';
import type { OpenTable } from './open-table';
import type { ColumnProfile } from './column-profile';
import { columnsUsed, mappedIndexes } from './table-mapping';

/** A layout's texts are joined in the same way in each of its files, so that entries are known again. */
const TEXTS: ReadonlySet<string> = new Set(['payee', 'description', 'category']);
const AMOUNTS: ReadonlySet<string> = new Set(['amount', 'debit', 'credit', 'direction']);

/**
 * The columns that the arguments name, and of those that are remembered the ones that the table would not find by itself:
 * a layout that was read once is read in the same way again, with all that a mapping has no words for. What only the cells
 * of the earlier file spoke for is not among them unless those of this one do as well.
 */
export function columnsSaid(open: OpenTable, accountCurrency: string | undefined): MappedColumns {
  const { header, seen, given, mapping, width, remembered } = open;
  const stated = given.columns ?? {};
  const columns = chooseColumns(header?.cells, seen, mappedIndexes(stated, header?.cells, width), accountCurrency);
  if (mapping.columns === undefined || mapping.columns === null) return {};
  const [amount] = columns.amounts;
  const found =
    amount === undefined
      ? {}
      : (columnsUsed({ columns, amount, balance: columns.balances[0] }, header?.cells) as Record<string, unknown>);
  const sure = new Set([...Object.keys(stated), ...(remembered?.sure ?? [])]);
  const indexes = mappedIndexes(remembered?.columns, header?.cells, width);
  const kept = Object.entries(mapping.columns).filter(([role, column]) => {
    if (sure.has(role)) return true;
    if (isSame(found[role], column) && !(AMOUNTS.has(role) && !columns.isAmountSettled)) return false;
    const index = indexes[role as keyof typeof indexes];
    return TEXTS.has(role) || (typeof index === 'number' && stillFits(role, seen.profiles[index]));
  });
  return Object.fromEntries(kept);
}

/** Whether the cells may still be what those of an earlier file were; an account, a currency or a balance is found anew. */
function stillFits(role: string, cells: ColumnProfile | undefined): boolean {
  if (cells === undefined) return false;
  const { filled, days, money } = cells;
  if (role === 'date') return days * 2 >= filled;
  if (role === 'direction') return cells.isDirection;
  return AMOUNTS.has(role) && money * 2 >= filled;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
