import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { TransactionFilters } from '../model/transaction-filters';
import type { TransactionSource } from '../model/transaction-source';
import { dateAmountFilter, descriptionContains, ownerAccountCategoryFilter } from './filter-conditions';
import { accountsInCurrency } from './accounts';
import { sourceConditions, sourceTransactions } from './source-queries';

/** What a query reads: an owner's ledger and the sources, and the filters that transactions must match. */
export interface LedgerSelection {
  readonly owner: string;
  readonly sources: readonly TransactionSource[];
  readonly filters: TransactionFilters;
  /** The ledger's accounts that a filter by currency leaves; undefined if it leaves all, or if there is none. */
  readonly accounts: readonly string[] | undefined;
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
  { owner, sources }: Pick<LedgerSelection, 'owner' | 'sources'>,
  filters: TransactionFilters,
): Promise<LedgerSelection> {
  const { currency } = filters;
  // The indexes hold ids of accounts, whose currencies never change.
  const accounts = currency === undefined ? undefined : await accountsInCurrency(connection, owner, currency);
  return { owner, sources, filters, accounts };
}

/** The parts that may contain matches; the others are left out, which may leave none. */
export function ledgerParts(selection: LedgerSelection): LedgerPart[] {
  const { owner, sources, filters } = selection;
  const own = ownConditions(selection);
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

function ownConditions({ owner, filters, accounts }: LedgerSelection): SQL[] | undefined {
  const conditions = ownerAccountCategoryFilter(owner, filters, accounts);
  if (conditions === undefined) return undefined;
  conditions.push(...dateAmountFilter(sql`t`, filters));
  if (filters.search !== undefined) conditions.push(descriptionContains(filters.search));
  return conditions;
}
