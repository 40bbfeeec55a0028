import { sql, type SQL } from 'drizzle-orm';

import type { TransactionSource } from '../contract/transaction-source';
import { splitByMonths, type MonthSpan } from '../domain/whole-months';
import { ledgerParts, placeConditions, type LedgerPart, type LedgerView } from './ledger-parts';

/** What matches, as something that can be added up and counted: rows, or the ledger's totals of whole months. */
export interface LedgerSums {
  /** The source; undefined for the ledger's own. */
  readonly source: TransactionSource | undefined;
  /** `from … where …` */
  readonly matches: SQL;
  /** Null where nothing matches. */
  readonly amount: SQL;
  /** 0 where nothing matches. */
  readonly count: SQL;
  /** The first day of a match's month. */
  readonly month: SQL;
  /** The number of a category of the ledger, the name of a source's. */
  readonly category: SQL;
}

/**
 * All that matches, each transaction in one of the sums; none where nothing can match. Of the ledger's own, whole months
 * are read from their totals, unless a filter asks for what these do not tell.
 */
export function ledgerSums(view: LedgerView): LedgerSums[] {
  const { date_range: range, search, min_amount: least, max_amount: most } = view.filters;
  const { months, days } = range === undefined ? { months: 'all' as const, days: [] } : splitByMonths(range);
  if (months === undefined || search !== undefined || least !== undefined || most !== undefined) {
    return ledgerParts(view).map(sumsOfRows);
  }
  const rest = days.flatMap((part) =>
    ledgerParts({ ...view, sources: [], filters: { ...view.filters, date_range: part } }),
  );
  const lent = ledgerParts(view).filter(({ source }) => source !== undefined);
  return [...sumsOfMonths(view, months), ...[...rest, ...lent].map(sumsOfRows)];
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

function sumsOfMonths(view: LedgerView, months: MonthSpan | 'all'): LedgerSums[] {
  const conditions = placeConditions(view);
  if (conditions === undefined) return [];
  const { direction } = view.filters;
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
