import { sql, type SQL } from 'drizzle-orm';

import type { TransactionFilters } from '../model/transaction-filters';
import type { TransactionSource } from '../model/transaction-source';
import { arrayLiteral } from './array-literal';
import { dateAmountFilter } from './filter-conditions';

/** A query of a source with the owner in place of its parameter. */
export function ofOwner(text: string, owner: string): SQL {
  const pieces = text.split(/\$1(?!\d)/).map((piece) => sql.raw(piece));
  return sql`(${sql.join(pieces, sql`${owner}`)})`;
}

/** The transactions of a source, each column of the type that `TransactionSource` demands. */
export function sourceTransactions({ transactionsSql }: TransactionSource, owner: string): SQL {
  return sql`(select id::text, account_id::text, category::text, description::text, amount::numeric, currency::text,
    booked_at::timestamp(0) from ${ofOwner(transactionsSql, owner)} given)`;
}

/**
 * The filters as conditions on a source's transactions (`s`); undefined if they exclude all of them. `descriptions`: those
 * that the filters on payee and words leave, where there are such. Nothing in a source has tags or a split.
 */
export function sourceConditions(
  { name }: TransactionSource,
  filters: TransactionFilters,
  descriptions: readonly string[] | undefined,
): SQL[] | undefined {
  const { account_id: account, category_id: category, currency, search, tag, uncategorized, is_split: split } = filters;
  if (tag !== undefined || uncategorized === true || split === true) return undefined;
  const conditions = dateAmountFilter(sql`s`, filters);
  for (const [column, id] of [
    [sql`s.account_id`, account],
    [sql`s.category`, category],
  ] as const) {
    if (id === undefined) continue;
    if (!id.startsWith(`${name}:`)) return undefined;
    conditions.push(sql`${column} = ${id.slice(name.length + 1)}`);
  }
  if (currency !== undefined) conditions.push(sql`s.currency = ${currency}`);
  if (descriptions !== undefined) conditions.push(sql`s.description = any(${arrayLiteral(descriptions)}::text[])`);
  if (search !== undefined && filters.match !== 'words') {
    // The default collation of a database may lower ASCII letters only; this one lowers as JavaScript does.
    const key = search.normalize('NFC').toLowerCase();
    conditions.push(sql`strpos(lower(normalize(s.description, NFC) collate "und-x-icu"), ${key}) > 0`);
  }
  return conditions;
}
