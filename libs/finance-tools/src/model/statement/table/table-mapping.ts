import { plainWord } from '../cells/plain-word';
import { RefusedStatement } from '../refused-statement';
import type { Column, MappedColumns, StatementMapping } from '../reading-arguments';
import type { MappedIndexes, MappedRole } from './mapped-columns';
import type { HeaderCell } from './find-header';
import type { AmountSource, TableColumns } from './table-columns';

const ROLES: readonly MappedRole[] = [
  ...(['date', 'amount', 'debit', 'credit', 'direction', 'balance', 'currency'] as const),
  ...(['payee', 'category', 'id', 'account', 'status', 'fee'] as const),
];

/** The indexes of the columns that a mapping names. Throws RefusedStatement (MAPPING) for one that is not there. */
export function mappedIndexes(
  columns: MappedColumns | null | undefined,
  header: readonly HeaderCell[] | undefined,
  width: number,
): MappedIndexes {
  const found: Record<string, number | null | readonly number[]> = {};
  for (const role of ROLES) {
    const column = columns?.[role];
    if (column !== undefined) found[role] = column === null ? null : indexOf(column, role, header, width);
  }
  const descriptions = columns?.description;
  if (descriptions !== undefined) {
    found['description'] =
      descriptions === null ? [] : descriptions.map((column) => indexOf(column, 'description', header, width));
  }
  return found;
}

function indexOf(column: Column, role: string, header: readonly HeaderCell[] | undefined, width: number): number {
  if (typeof column === 'number') {
    if (Number.isInteger(column) && column >= 1 && column <= Math.max(width, header?.length ?? 0)) return column - 1;
    throw missing(role, `column ${column}`, `the table has ${width} columns`);
  }
  const exact = header?.findIndex(({ text }) => text === column.trim()) ?? -1;
  const found = exact >= 0 ? exact : (header?.findIndex(({ text }) => plainWord(text) === plainWord(column)) ?? -1);
  if (found >= 0) return found;
  const names = header
    ?.map(({ text }) => text)
    .filter((text) => text !== '')
    .slice(0, 20)
    .join(', ');
  const known =
    names === undefined || names === ''
      ? 'the table has no header: name columns by their number'
      : `the table has ${names}`;
  throw missing(role, `column "${column}"`, known);
}

function missing(role: string, found: string, known: string): RefusedStatement {
  return new RefusedStatement({
    reason: 'MAPPING',
    place: null,
    found: `the mapping of ${role} names ${found}, which is not there; ${known}`,
    remedy: 'name a column of the table, or a number from 1',
  });
}

/** The columns that were used, as a mapping names them. */
export function columnsUsed(
  { columns, amount, balance }: { columns: TableColumns; amount: AmountSource; balance: number | undefined },
  header: readonly HeaderCell[] | undefined,
): MappedColumns {
  const name = (index: number | undefined): Column | undefined =>
    index === undefined ? undefined : columnName(index, header);
  const date = columns.bookingDate ?? columns.transactionDate ?? columns.valueDate;
  const named: Record<string, Column | undefined> = {
    date: name(date),
    ...(amount.kind === 'pair'
      ? { debit: name(amount.debit), credit: name(amount.credit) }
      : { amount: name(amount.column), direction: amount.kind === 'directed' ? name(amount.direction) : undefined }),
    balance: name(balance),
    currency: name(columns.currency),
    payee: name(columns.payeesOut[0]),
    category: name(columns.category),
    id: name(columns.id),
    account: name(columns.account),
    status: name(columns.status),
    fee: name(columns.fee),
  };
  const used = Object.fromEntries(Object.entries(named).filter(([, column]) => column !== undefined));
  const description = columns.descriptions.map((index) => columnName(index, header));
  return description.length === 0 ? used : { ...used, description };
}

/** By its name, or by its number from 1 where the name is blank or not its own. */
export function columnName(index: number, header: readonly HeaderCell[] | undefined): Column {
  const text = header?.[index]?.text ?? '';
  const isUnique = text !== '' && header?.filter((other) => plainWord(other.text) === plainWord(text)).length === 1;
  return isUnique ? text : index + 1;
}

/** Of two mappings the first says more. */
export function mergedMapping(
  given: StatementMapping | undefined,
  remembered: StatementMapping | undefined,
): StatementMapping {
  if (remembered === undefined) return given ?? {};
  return { ...remembered, ...given, columns: { ...remembered.columns, ...given?.columns } };
}
