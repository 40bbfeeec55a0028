import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { EventCount } from '../model/links/count-events';
import { needsPayees, type TransactionFilters } from '../model/transaction-filters';
import type { TransactionSource } from '../model/transaction-source';
import { accountsInCurrency } from './accounts';
import { arrayLiteral } from './array-literal';
import {
  dateAmountFilter,
  hasLineOf,
  ownerAccountFilter,
  textFilter,
  wantedCategory,
  type WantedCategory,
} from './filter-conditions';
import { sourceConditions, sourceTransactions } from './source-queries';
import { matchingDescriptions, sourceTexts } from './source-texts';

/** What a query reads: an owner's ledger and the sources, and the filters that transactions must match. */
export interface LedgerSelection {
  readonly owner: string;
  /** Whether it reads the ledger itself. */
  readonly hasImported: boolean;
  readonly sources: readonly TransactionSource[];
  /** Whether what the sources say moves between two accounts of the owner is not among their transactions. */
  readonly leavesOutOwnTransfers?: boolean;
  readonly filters: TransactionFilters;
  /** The ledger's accounts that a filter by currency leaves; undefined if it leaves all, or if there is none. */
  readonly accounts: readonly string[] | undefined;
  /** What links change: rows that do not count, and rows that count though they do not match. */
  readonly events?: Pick<EventCount, 'added' | 'removed'>;
  /** By source: the descriptions that filters on payee and words leave; undefined without such filters. */
  readonly descriptions: ReadonlyMap<TransactionSource, readonly string[]> | undefined;
}

/** The transactions of the ledger (`t`) or of one source (`s`) that match. */
export interface LedgerPart {
  /** The source; undefined for the ledger itself. */
  readonly source: TransactionSource | undefined;
  /** `from … where …` */
  readonly matches: SQL;
}

export async function selectFromLedger(
  connection: Connection,
  included: Pick<LedgerSelection, 'owner' | 'hasImported' | 'sources' | 'leavesOutOwnTransfers'>,
  filters: TransactionFilters,
): Promise<LedgerSelection> {
  const { owner, sources } = included;
  const { currency } = filters;
  // The indexes hold ids of accounts, whose currencies never change.
  const accounts = currency === undefined ? undefined : await accountsInCurrency(connection, owner, currency);
  if (!needsPayees(filters)) return { ...included, filters, accounts, descriptions: undefined };
  const descriptions = new Map<TransactionSource, readonly string[]>();
  for (const source of sources) {
    descriptions.set(source, matchingDescriptions(await sourceTexts(connection, owner, source), filters));
  }
  return { ...included, filters, accounts, descriptions };
}

/**
 * The parts that may contain matches, each match in one of them; the others are left out, which may leave none. Rows with
 * the category that is asked for are apart from those with a split that has it, so that an index has them by date.
 */
export function ledgerParts(selection: LedgerSelection): LedgerPart[] {
  const own = rowConditions(selection);
  const category = wantedCategory(selection.filters);
  const others = [...sourceParts(selection), ...addedParts(selection)];
  if (own === undefined || category === 'impossible') return others;
  const removed = (selection.events?.removed ?? []).filter((id) => !id.includes(':'));
  if (removed.length > 0) own.push(sql`t.sequence <> all(${arrayLiteral(removed)}::bigint[])`);
  const parts = partsOfCategory(category).map((condition) => ownPart([...own, ...condition]));
  return [...parts, ...others];
}

/** Rows that count though they do not match: money that came back, among what was spent. */
function addedParts({ owner, sources, events }: LedgerSelection): LedgerPart[] {
  const ids = events?.added ?? [];
  const own = ids.filter((id) => !id.includes(':'));
  const parts =
    own.length === 0 ? [] : [ownPart([sql`t.owner = ${owner} and t.sequence = any(${arrayLiteral(own)}::bigint[])`])];
  return [
    ...parts,
    ...sources.flatMap((source) => {
      const wanted = ids.filter((id) => id.startsWith(`${source.name}:`)).map((id) => id.slice(source.name.length + 1));
      if (wanted.length === 0) return [];
      return [
        {
          source,
          matches: sql`from ${sourceTransactions(source, owner)} s where s.id = any(${arrayLiteral(wanted)}::text[])`,
        },
      ];
    }),
  ];
}

function partsOfCategory(category: WantedCategory): SQL[][] {
  if (category === undefined) return [[]];
  if (category === null) return [[sql`t.category_id is null and (t.split is null or ${hasLineOf(null)})`]];
  return [[sql`t.category_id = ${category}::int`], [sql`t.split is not null and ${hasLineOf(category)}`]];
}

/** Rows of the ledger. */
export function ownPart(conditions: readonly SQL[]): LedgerPart {
  return {
    source: undefined,
    matches: sql`from finance.transactions t where ${sql.join([...conditions], sql` and `)}`,
  };
}

/** The parts of the sources. */
export function sourceParts({ owner, sources, filters, descriptions, events }: LedgerSelection): LedgerPart[] {
  return sources.flatMap((source) => {
    const conditions = sourceConditions(source, filters, descriptions?.get(source));
    if (conditions === undefined) return [];
    const removed = (events?.removed ?? []).filter((id) => id.startsWith(`${source.name}:`));
    if (removed.length > 0) {
      conditions.push(sql`${`${source.name}:`} || s.id <> all(${arrayLiteral(removed)}::text[])`);
    }
    const where = conditions.length === 0 ? sql`` : sql` where ${sql.join(conditions, sql` and `)}`;
    return [{ source, matches: sql`from ${sourceTransactions(source, owner)} s${where}` }];
  });
}

/** The conditions on rows of the ledger (`t`), but for those on their categories; undefined if nothing can match. */
export function rowConditions({
  owner,
  hasImported,
  filters,
  accounts,
}: Pick<LedgerSelection, 'owner' | 'hasImported' | 'filters' | 'accounts'>): SQL[] | undefined {
  if (!hasImported) return undefined;
  const conditions = ownerAccountFilter(owner, filters, accounts);
  if (conditions === undefined) return undefined;
  conditions.push(...dateAmountFilter(sql`t`, filters), ...textFilter(filters));
  if (filters.is_split === true) conditions.push(sql`t.split is not null`);
  if (filters.is_split === false) conditions.push(sql`t.split is null`);
  return conditions;
}
