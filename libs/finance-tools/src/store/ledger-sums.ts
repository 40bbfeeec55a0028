import { sql, type SQL } from 'drizzle-orm';

import type { TransactionSource } from '../model/transaction-source';
import { splitByMonths, type MonthSpan } from '../model/whole-months';
import { ownerAccountCategoryFilter } from './filter-conditions';
import { ledgerParts, type LedgerPart, type LedgerSelection } from './ledger-selection';

/** Matches that a query can sum and count: rows, or the ledger's totals of whole months. */
export interface LedgerSums {
  /** The source; undefined for the ledger itself. */
  readonly source: TransactionSource | undefined;
  /** `from … where …` */
  readonly matches: SQL;
  /** Null where nothing matches. */
  readonly amount: SQL;
  /** 0 where nothing matches. */
  readonly count: SQL;
  /** The first day of a match's month. */
  readonly month: SQL;
  /** The number of a category of the ledger, or the name of a category of a source. */
  readonly category: SQL;
}

/**
 * All matches, each transaction in exactly one of the sums; none if nothing can match. The ledger's whole months are read
 * from their totals, unless a filter needs what these do not have.
 */
export function ledgerSums(selection: LedgerSelection): LedgerSums[] {
  const { date_range: range, search, min_amount: least, max_amount: most } = selection.filters;
  const { months, days } = range === undefined ? { months: 'all' as const, days: [] } : splitByMonths(range);
  if (months === undefined || search !== undefined || least !== undefined || most !== undefined) {
    return ledgerParts(selection).map(sumsOfRows);
  }
  const rest = days.flatMap((part) =>
    ledgerParts({ ...selection, sources: [], filters: { ...selection.filters, date_range: part } }),
  );
  const ofSources = ledgerParts(selection).filter(({ source }) => source !== undefined);
  return [...sumsOfMonths(selection, months), ...[...rest, ...ofSources].map(sumsOfRows)];
}

function sumsOfRows({ source, matches }: LedgerPart): LedgerSums {
  const table = source === undefined ? sql`t` : sql`s`;
  return {
    source,
    matches,
    amount: sql`sum(${table}.amount)`,
    count: sql`count(*)`,
    month: sql`date_trunc('month', ${table}.booked_at)`,
    category: source === undefined ? sql`t.category_id` : sql`s.category`,
  };
}

function sumsOfMonths({ owner, filters, accounts }: LedgerSelection, months: MonthSpan | 'all'): LedgerSums[] {
  const conditions = ownerAccountCategoryFilter(owner, filters, accounts);
  if (conditions === undefined) return [];
  const { direction } = filters;
  if (months !== 'all') {
    conditions.push(sql`t.month >= ${months.firstDay}::date and t.month < ${months.nextDay}::date`);
  }
  if (direction === 'DEBIT_ONLY') conditions.push(sql`t.side < 0`);
  if (direction === 'CREDIT_ONLY') conditions.push(sql`t.side > 0`);
  return [
    {
      source: undefined,
      matches: sql`from finance.month_totals t where ${sql.join(conditions, sql` and `)}`,
      amount: sql`sum(t.amount)`,
      count: sql`coalesce(sum(t.transaction_count), 0)::bigint`,
      month: sql`t.month`,
      category: sql`nullif(t.category_id, 0)`,
    },
  ];
}
