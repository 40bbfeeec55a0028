import { hasBalanceMarks } from './balance-marks';
import { rankOf } from './evaluate';
import type { OpenTable, TableInput } from './open-table';
import { settleTable, type SettledTable } from './settle-table';

/** Settles a table, where something else than its usual reading is proven by that. */
export function settleProven(input: TableInput, read: OpenTable): SettledTable {
  const table = withDebitsProven(input, read);
  const { open, columns, evaluated } = table;
  if (evaluated.status === 'proven' || !hasBalanceMarks(columns, open.header?.cells, open.seen.profiles)) return table;
  const marked = settleTable(input, read, true);
  return rankOf(marked.evaluated) > rankOf(evaluated) ? marked : table;
}

/** Where directions are open, the balances may prove one way to read them, and no other. */
function withDebitsProven(input: TableInput, read: OpenTable): SettledTable {
  const table = settleTable(input, read);
  const [proving, ...others] = table.debitsOpen.filter(({ evaluated }) => evaluated().status === 'proven');
  if (proving === undefined || others.length > 0) return table;
  const values = { debit_values: proving.values };
  return settleTable(input, { ...read, given: { ...read.given, ...values }, mapping: { ...read.mapping, ...values } });
}
