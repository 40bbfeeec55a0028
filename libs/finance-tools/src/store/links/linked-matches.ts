import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { decimalFromNumeric, units } from '../../model/decimal';
import type { CategoryShare, CountedRow } from '../../model/links/count-events';
import type { LinkStructure } from '../../model/links/link-structure';
import { cleanPayee } from '../../model/payee/clean-payee';
import { payeeKey } from '../../model/payee/payee-key';
import { categoryId } from '../../model/published-ids';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { rowConditions, type LedgerSelection } from '../ledger-selection';
import { sourceConditions, sourceTransactions } from '../source-queries';
import { idsOf } from './source-rows';

interface MatchedRow extends Row {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly bookedAt: string;
}

interface StoredLine {
  readonly amount: string;
  readonly category_id: number | null;
}

/** The rows that links name and that match the filters, but for direction and category. */
export async function linkedMatches(
  connection: Connection,
  selection: LedgerSelection,
  linked: readonly string[],
): Promise<CountedRow[]> {
  const { direction: _, category_id: __, ...filters } = selection.filters;
  const rows = await importedMatches(connection, { ...selection, filters });
  for (const source of selection.sources) {
    rows.push(...(await sourceMatches(connection, { ...selection, filters }, source, linked)));
  }
  return rows;
}

async function importedMatches(connection: Connection, selection: LedgerSelection): Promise<CountedRow[]> {
  const conditions = rowConditions(selection);
  if (conditions === undefined) return [];
  const rows = await connection.query<
    MatchedRow & { category: number | null; split: readonly StoredLine[] | null; key: string | null }
  >(sql`
    select t.sequence::text as id, t.account_id as account, t.amount, t.booked_at as "bookedAt",
      t.category_id as category, t.split, t.payee_key as key,
      (select a.currency from finance.accounts a where a.owner = t.owner and a.account_id = t.account_id) as currency
    from finance.transactions t where ${sql.join([...conditions, sql`t.is_linked`], sql` and `)}`);
  return rows.map(({ category, split, key, ...row }) => ({
    ...countedRow(row),
    ...{ payeeKey: key ?? '', payeeName: null, category: category === null ? null : categoryId(category) },
    lines: split === null ? null : linesIn(split),
  }));
}

function linesIn(split: readonly StoredLine[]): CategoryShare[] {
  const sums = new Map<number | null, bigint>();
  for (const { category_id: category, amount } of split) {
    sums.set(category, (sums.get(category) ?? 0n) + units(decimalFromNumeric(amount)));
  }
  return [...sums].map(([category, sum]) => ({
    category: category === null ? null : categoryId(category),
    units: sum,
  }));
}

async function sourceMatches(
  connection: Connection,
  { owner, filters, descriptions }: LedgerSelection,
  source: TransactionSource,
  linked: readonly string[],
): Promise<CountedRow[]> {
  const conditions = sourceConditions(source, filters, descriptions?.get(source));
  const ids = new Set(idsOf(source, linked));
  if (conditions === undefined || ids.size === 0) return [];
  // The rows of some days are fewer than the links of all days, which are only sent where days do not matter.
  if (filters.date_range === undefined) conditions.push(sql`s.id = any(${arrayLiteral([...ids])}::text[])`);
  const rows = await connection.query<MatchedRow & { category: string | null; description: string | null }>(sql`
    select s.id, s.account_id as account, s.currency, s.amount, s.booked_at as "bookedAt", s.category, s.description
    from ${sourceTransactions(source, owner)} s where ${sql.join(conditions, sql` and `)}`);
  const matches = rows.filter(({ id }) => ids.has(id));
  return matches.map(({ category, description, ...row }) => {
    const name = cleanPayee(description ?? '');
    return {
      ...countedRow({ ...row, id: `${source.name}:${row.id}`, account: `${source.name}:${row.account}` }),
      ...{ payeeKey: payeeKey(name), payeeName: name, lines: null },
      category: category === null ? null : `${source.name}:${category}`,
    };
  });
}

function countedRow({ id, account, currency, amount, bookedAt }: MatchedRow) {
  return { id, accountId: account, currency, units: units(decimalFromNumeric(amount)), bookedAt };
}

/** Rows of other domains whose being there decides what links say of some rows. */
export function decidingRows(structure: LinkStructure, rows: readonly CountedRow[], hasSources: boolean): string[] {
  const ids = new Set<string>();
  for (const { id } of rows) {
    const ends = [...structure.transfersOf(id), ...structure.purchasesOf(id)];
    if (!hasSources && ends.length === 0) continue;
    for (const member of [...structure.eventOf(id).rows, ...ends]) if (member.includes(':')) ids.add(member);
  }
  return [...ids];
}

/** The categories of purchases by id, as published. */
export async function categoriesOf(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const own = ids.filter((id) => !id.includes(':'));
  const found = new Map<string, string>();
  if (own.length > 0) {
    const rows = await connection.query<{ id: string; category: number }>`
      select sequence::text as id, category_id as category from finance.transactions
      where owner = ${owner} and sequence = any(${arrayLiteral(own)}::bigint[]) and category_id is not null`;
    for (const { id, category } of rows) found.set(id, categoryId(category));
  }
  for (const source of sources) {
    const wanted = idsOf(source, ids);
    if (wanted.length === 0) continue;
    const rows = await connection.query<{ id: string; category: string }>(sql`
      select s.id, s.category from ${sourceTransactions(source, owner)} s
      where s.id = any(${arrayLiteral(wanted)}::text[]) and s.category is not null`);
    for (const { id, category } of rows) found.set(`${source.name}:${id}`, `${source.name}:${category}`);
  }
  return found;
}
