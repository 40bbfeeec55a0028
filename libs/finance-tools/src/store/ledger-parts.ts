import { sql, type SQL } from 'drizzle-orm';

import type { TransactionFilters } from '../contract/filter-inputs';
import type { TransactionSource } from '../contract/transaction-source';
import { descriptionKey } from '../domain/description-key';
import { categoryNumber } from '../domain/published-ids';

/** What is read: an owner's own ledger and what sources lend, and what a transaction has to be. */
export interface LedgerView {
  readonly owner: string;
  readonly sources: readonly TransactionSource[];
  readonly filters: TransactionFilters;
  /** The ledger's accounts that a filter by currency leaves; undefined where it leaves all, or there is none. */
  readonly accounts: readonly string[] | undefined;
}

/** The transactions of the ledger (`t`) or of one source (`s`) that pass the filters. */
export interface LedgerPart {
  /** The source; undefined for the ledger's own. */
  readonly source: TransactionSource | undefined;
  /** `from … where …` */
  readonly matches: SQL;
}

/** The parts that may hold matches; those that cannot are left out, which may leave none. */
export function ledgerParts(view: LedgerView): LedgerPart[] {
  const { owner, sources, filters } = view;
  const own = ownConditions(view);
  const parts: LedgerPart[] = [];
  if (own !== undefined) {
    parts.push({ source: undefined, matches: sql`from finance.transactions t where ${sql.join(own, sql` and `)}` });
  }
  for (const source of sources) {
    const conditions = sourceConditions(source, filters);
    if (conditions === undefined) continue;
    const where = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`;
    parts.push({ source, matches: sql`from ${sourceTransactions(source, owner)} s${where}` });
  }
  return parts;
}

/** A query of a source with its parameter, the owner, in its place. */
export function ofOwner(text: string, owner: string): SQL {
  const pieces = text.split(/\$1(?!\d)/).map((piece) => sql.raw(piece));
  return sql`(${sql.join(pieces, sql`${owner}`)})`;
}

function sourceTransactions({ transactionsSql }: TransactionSource, owner: string): SQL {
  return sql`(select id::text, account_id::text, category::text, description::text, amount::numeric, currency::text,
    booked_at::timestamp(0) from ${ofOwner(transactionsSql, owner)} given)`;
}

function ownConditions(view: LedgerView): SQL[] | undefined {
  const { filters } = view;
  const conditions = placeConditions(view);
  if (conditions === undefined) return undefined;
  conditions.push(...commonConditions(sql`t`, filters));
  if (filters.search !== undefined) conditions.push(isDescribed(descriptionKey(filters.search)));
  return conditions;
}

/** So many characters are what the index of descriptions knows. */
const INDEXED_LENGTH = 3;

/** A key has no wildcards in it. */
function isDescribed(key: string): SQL {
  const pattern = sql`${`%${key}%`}::text`;
  // Whatever the index can find is found by it: a planner that does not see the text plans once for a connection.
  return sql`t.description_key like ${key.length < INDEXED_LENGTH ? pattern : sql`(select ${pattern})`}`;
}

/** Whose, of which account and category: what the ledger's rows (`t`) and their totals (`t`) have in common. */
export function placeConditions({ owner, filters, accounts }: LedgerView): SQL[] | undefined {
  const { account_id: account, category_id: category } = filters;
  const conditions = [sql`t.owner = ${owner}`];
  if (account !== undefined) conditions.push(sql`t.account_id = ${account}`);
  if (category !== undefined) {
    const number = categoryNumber(category);
    if (number === undefined) return undefined;
    conditions.push(sql`t.category_id = ${number}::int`);
  }
  if (accounts !== undefined) {
    if (accounts.length === 0) return undefined;
    const ids = accounts.map((id) => sql`${id}`);
    conditions.push(sql`t.account_id in (${sql.join(ids, sql`, `)})`);
  }
  return conditions;
}

function sourceConditions({ name }: TransactionSource, filters: TransactionFilters): SQL[] | undefined {
  const { account_id: account, category_id: category, currency, search } = filters;
  const conditions = commonConditions(sql`s`, filters);
  for (const [column, id] of [
    [sql`s.account_id`, account],
    [sql`s.category`, category],
  ] as const) {
    if (id === undefined) continue;
    if (!id.startsWith(`${name}:`)) return undefined;
    conditions.push(sql`${column} = ${id.slice(name.length + 1)}`);
  }
  if (currency !== undefined) conditions.push(sql`s.currency = ${currency}`);
  if (search !== undefined) {
    // The database's own lower case may know ASCII alone; this collation knows what JavaScript knows.
    const key = search.normalize('NFC').toLowerCase();
    conditions.push(sql`strpos(lower(normalize(s.description, NFC) collate "und-x-icu"), ${key}) > 0`);
  }
  return conditions;
}

/** What is asked of both in the same way. */
function commonConditions(table: SQL, filters: TransactionFilters): SQL[] {
  const { date_range: days, min_amount: least, max_amount: most, direction } = filters;
  const conditions: SQL[] = [];
  if (days !== undefined) {
    conditions.push(sql`${table}.booked_at >= ${days.start_date}::timestamp`);
    conditions.push(sql`${table}.booked_at < ${days.end_date}::timestamp + interval '1 day'`);
  }
  if (least !== undefined) conditions.push(sql`${table}.amount >= ${least}::numeric`);
  if (most !== undefined) conditions.push(sql`${table}.amount <= ${most}::numeric`);
  if (direction === 'DEBIT_ONLY') conditions.push(sql`${table}.amount < 0`);
  if (direction === 'CREDIT_ONLY') conditions.push(sql`${table}.amount > 0`);
  return conditions;
}
