import type { ColumnProfile } from './column-profile';
import type { HeaderCell } from './find-header';
import type { TableColumns } from './table-columns';

const DEBIT = /^(?:dr|d|db|od|s)\.?$/i;
const CREDIT = /^(?:cr|c|h)\.?$/i;

/** Whether a column tells behind a balance that it is overdrawn. */
export function hasBalanceMarks(
  columns: TableColumns,
  header: readonly HeaderCell[] | undefined,
  profiles: readonly ColumnProfile[],
): boolean {
  return withBalanceMarks(columns, header, profiles).balanceMarks !== undefined;
}

/** With the columns that stand behind balances without a sign and hold marks of debit and credit, or blanks, alone. */
export function withBalanceMarks(
  columns: TableColumns,
  header: readonly HeaderCell[] | undefined,
  profiles: readonly ColumnProfile[],
): TableColumns {
  const used = columns.amounts.map((source) => (source.kind === 'directed' ? source.direction : undefined));
  const marks = columns.balances.flatMap((balance): (readonly [number, number])[] => {
    const [index, cells] = [balance + 1, profiles[balance + 1]];
    const { name = '', words = [] } = header?.[index] ?? {};
    const isNamed = name === '' || words.some(({ role }) => role === 'direction');
    if (cells === undefined || !isNamed || used.includes(index) || profiles[balance]?.negative !== 0) return [];
    const values = [...cells.values];
    const areMarks =
      values.some((value) => DEBIT.test(value)) && values.every((one) => DEBIT.test(one) || CREDIT.test(one));
    return areMarks ? [[balance, index]] : [];
  });
  return marks.length === 0 ? columns : { ...columns, balanceMarks: new Map(marks) };
}

/** Whether the mark behind a balance says that it is below zero. */
export function isOverdrawn(
  cells: readonly string[],
  balance: number | undefined,
  { balanceMarks }: Pick<TableColumns, 'balanceMarks'>,
): boolean {
  const mark = balance === undefined ? undefined : balanceMarks?.get(balance);
  return mark !== undefined && DEBIT.test((cells[mark] ?? '').trim());
}
