import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { decimalFromNumeric, units } from '../../model/decimal';
import type { CountedRow } from '../../model/links/count-events';
import { cleanPayee } from '../../model/payee/clean-payee';
import { payeeKey } from '../../model/payee/payee-key';
import { categoryId } from '../../model/published-ids';
import type { TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import type { LedgerSelection } from '../ledger-selection';
import { sourceConditions, sourceTransactions } from '../source-queries';
import { areOfFacts, matchesAmong, readMatches } from './imported-matches';
import type { KeptLinks } from './kept-links';
import { idsOf } from './source-rows';

/** A row of a source as its queries return it. */
export interface SourceRow extends Row {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
  readonly amount: string;
  readonly bookedAt: string;
  readonly category: string | null;
}

interface MatchesWanted {
  /** Whether the payees of the rows are needed. */
  readonly byPayee?: boolean;
}

/** The rows that links name and that match the filters, but for direction and category. */
export async function linkedMatches(
  connection: Connection,
  selection: LedgerSelection,
  kept: KeptLinks,
  { byPayee = false }: MatchesWanted = {},
): Promise<CountedRow[]> {
  const isKnown = !byPayee && areOfFacts(selection.filters);
  const rows = isKnown ? knownMatches(selection, kept) : await readMatches(connection, selection);
  for (const source of selection.sources) {
    rows.push(...(await sourceMatches(connection, selection, source, kept, byPayee)));
  }
  return rows;
}

/** The imported rows among them, of filters without texts. */
export function knownMatches(
  { hasImported, filters, sources, ...rest }: LedgerSelection,
  kept: KeptLinks,
): CountedRow[] {
  if (!hasImported) return [];
  const isAlone = sources.length === 0 && rest.leavesOutOwnTransfers !== true;
  return matchesAmong(isAlone ? kept.importedWithEnds : kept.importedRows, filters);
}

/** The conditions on rows of a source that may matter, but for direction and category; undefined if nothing can match. */
export function looseConditions(
  { filters: { direction: _, category_id: __, ...filters }, descriptions }: LedgerSelection,
  source: TransactionSource,
): SQL[] | undefined {
  return sourceConditions(source, filters, descriptions?.get(source));
}

async function sourceMatches(
  connection: Connection,
  selection: LedgerSelection,
  source: TransactionSource,
  { sourceRows }: KeptLinks,
  byPayee: boolean,
): Promise<CountedRow[]> {
  const conditions = looseConditions(selection, source);
  const ids = sourceRows.get(source.name);
  if (conditions === undefined || ids === undefined) return [];
  // The rows of some days are fewer than the links of all days, which are only sent where days do not matter.
  if (selection.filters.date_range === undefined) {
    conditions.push(sql`s.id = any(${arrayLiteral([...ids])}::text[])`);
  }
  const rows = await connection.query<SourceRow & { description: string | null }>(sql`
    select s.id, s.account_id as account, s.currency, s.amount, s.booked_at as "bookedAt", s.category, s.description
    from ${sourceTransactions(source, selection.owner)} s
    where ${sql.join([...conditions, sql`true`], sql` and `)}`);
  return rows
    .filter(({ id }) => ids.has(id))
    .map((row) => countedSourceRow(source, row, byPayee ? cleanPayee(row.description ?? '') : undefined));
}

/** A row of a source with its published ids; without a payee if it is not given. */
export function countedSourceRow({ name }: TransactionSource, row: SourceRow, payee?: string): CountedRow {
  const { id, account, currency, amount, bookedAt, category } = row;
  return {
    ...{ id: `${name}:${id}`, accountId: `${name}:${account}`, currency, bookedAt, lines: null },
    units: units(decimalFromNumeric(amount)),
    category: category === null ? null : `${name}:${category}`,
    payeeKey: payee === undefined ? '' : payeeKey(payee),
    payeeName: payee ?? null,
  };
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
