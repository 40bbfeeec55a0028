import type { Connection, Row } from '@bursar/database';

import { decimalFromNumeric, type Decimal } from '../model/decimal';
import { cleanPayee } from '../model/payee/clean-payee';
import { categoryId } from '../model/published-ids';
import { arrayLiteral } from './array-literal';
import type { FoundTransaction } from './find-transactions';
import { categoryNames } from './named-categories';

/** A line of a split. */
export interface SplitLine {
  readonly amount: Decimal;
  readonly category_id: string | null;
  readonly category_name: string | null;
  readonly note: string | null;
}

/** What is known of a transaction besides what the bank said. */
export interface TransactionDetails {
  readonly payee: string;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly category_name: string | null;
  readonly category_source: string | null;
  readonly split: readonly SplitLine[];
}

interface DetailRow extends Row {
  readonly id: string;
  readonly payee: string;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly split: readonly StoredLine[] | null;
  readonly number: number | null;
  readonly source: string | null;
}

interface StoredLine {
  readonly amount: string;
  readonly category_id: number | null;
  readonly note: string | null;
}

/** The details of found transactions, in their order. Those of sources have a cleaned payee, and their own category. */
export async function transactionDetails(
  connection: Connection,
  owner: string,
  found: readonly FoundTransaction[],
): Promise<TransactionDetails[]> {
  const ids = found.filter(({ id }) => !id.includes(':')).map(({ id }) => id);
  const [rows, names] = await Promise.all([
    connection.query<DetailRow>`
      select t.sequence::text as id, t.payee_name as payee, t.note, t.tags, t.split, t.category_id as number,
        coalesce(t.category_source, case when t.category_id is not null then 'statement' end) as source
      from finance.transactions t where t.owner = ${owner} and t.sequence = any(${arrayLiteral(ids)}::bigint[])`,
    categoryNames(connection, owner),
  ]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.map((transaction) => {
    const row = byId.get(transaction.id);
    return row === undefined ? detailsOfSourceRow(transaction) : detailsIn(row, names);
  });
}

function detailsIn({ payee, note, tags, split, number, source }: DetailRow, names: ReadonlyMap<number, string>) {
  const nameOf = (category: number | null) => (category === null ? null : (names.get(category) ?? null));
  return {
    payee,
    note,
    tags,
    category_name: nameOf(number),
    category_source: source,
    split: (split ?? []).map((line) => ({
      amount: decimalFromNumeric(line.amount),
      category_id: line.category_id === null ? null : categoryId(line.category_id),
      category_name: nameOf(line.category_id),
      note: line.note,
    })),
  };
}

function detailsOfSourceRow({ description, categoryId: category }: FoundTransaction): TransactionDetails {
  const name = category === null ? null : category.slice(category.indexOf(':') + 1);
  return {
    payee: cleanPayee(description),
    note: null,
    tags: [],
    category_name: name,
    category_source: null,
    split: [],
  };
}
