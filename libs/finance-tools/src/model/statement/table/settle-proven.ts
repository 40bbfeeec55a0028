import type { OpenTable, TableInput } from './open-table';
import { settleTable, type SettledTable } from './settle-table';

/** Settles a table. Where directions are open, the balances may prove one way to read them, and no other. */
export function settleProven(input: TableInput, read: OpenTable): SettledTable {
  const table = settleTable(input, read);
  const [proving, ...others] = table.debitsOpen.filter(({ evaluated }) => evaluated().status === 'proven');
  if (proving === undefined || others.length > 0) return table;
  const values = { debit_values: proving.values };
  return settleTable(input, { ...read, given: { ...read.given, ...values }, mapping: { ...read.mapping, ...values } });
}
