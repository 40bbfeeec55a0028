import { sql, type SQL } from 'drizzle-orm';

import type { TransactionFilters } from '../model/transaction-filters';
import type { TransactionSource } from '../model/transaction-source';
import { splitByMonths, type MonthSpan } from '../model/whole-months';
import { ownerAccountFilter, wantedCategory, type WantedCategory } from './filter-conditions';
import { ownPart, rowConditions, sourceParts, type LedgerSelection } from './ledger-selection';

/** Matches that a query can sum and count: rows, lines of splits, or the ledger's totals of whole months. */
export interface LedgerSums {
  /** The source; undefined for the ledger itself. */
  readonly source: TransactionSource | undefined;
  /** `from … where …` */
  readonly matches: SQL;
  /** Null where nothing matches. */
  readonly amount: SQL;
  /** 0 where nothing matches. */
  readonly count: SQL;
  /** When a match was booked; of a month's total, its first day. */
  readonly bookedAt: SQL;
  /** The number of a category of the ledger, or the name of a category of a source. */
  readonly category: SQL;
}

/** What a query asks of the sums besides amounts and counts. */
export interface SumDetail {
  /** By category: a split counts in the categories of its lines. */
  readonly byCategory?: boolean;
  /** By something that the totals of months do not have. */
  readonly byRow?: boolean;
}

/**
 * All matches. Their sums and counts add up to those of all; where splits count by their lines, some take away what others
 * have counted as a whole. None if nothing can match. The ledger's whole months are read from their totals, unless a
 * filter needs what these do not have.
 */
export function ledgerSums(
  selection: LedgerSelection,
  { byCategory = false, byRow = false }: SumDetail = {},
): LedgerSums[] {
  const { filters } = selection;
  const category = wantedCategory(filters);
  const ofSources = sourceParts(selection).map(({ source, matches }) => sumsOfSource(source, matches));
  if (category === 'impossible') return ofSources;
  const ofLines = category !== undefined || byCategory;
  if (filters.is_split === true) {
    return [...(ofLines ? sumsOfLines(selection, category) : sumsOfRows(selection)), ...ofSources];
  }
  // The indexes do not say whether a row has a split, and few have.
  const all = { ...selection, filters: { ...filters, is_split: undefined } };
  const sums = byRow ? sumsOfRows(all, category) : sumsOfMonthsAndDays(all, category);
  const isSplitApart = filters.is_split === false || ofLines;
  if (isSplitApart && (category === undefined || category === null)) sums.push(...sumsWithoutSplits(all));
  if (ofLines && filters.is_split === undefined) sums.push(...sumsOfLines(all, category));
  return [...sums, ...ofSources];
}

function sumsOfSource(source: TransactionSource | undefined, matches: SQL): LedgerSums {
  return {
    source,
    matches,
    amount: sql`sum(s.amount)`,
    count: sql`count(*)`,
    bookedAt: sql`s.booked_at`,
    category: sql`s.category`,
  };
}

const ROW_SUMS = {
  source: undefined,
  amount: sql`sum(t.amount)`,
  count: sql`count(*)`,
  bookedAt: sql`t.booked_at`,
  category: sql`t.category_id`,
};

function sumsOfRows(selection: LedgerSelection, category?: WantedCategory): LedgerSums[] {
  const conditions = rowConditions(selection);
  if (conditions === undefined) return [];
  if (category === null) conditions.push(sql`t.category_id is null`);
  else if (category !== undefined) conditions.push(sql`t.category_id = ${category}::int`);
  return [{ ...ROW_SUMS, ...ownPart(conditions) }];
}

function sumsOfMonthsAndDays(selection: LedgerSelection, category: WantedCategory): LedgerSums[] {
  const { filters } = selection;
  const range = filters.date_range;
  const { months, days } = range === undefined ? { months: 'all' as const, days: [] } : splitByMonths(range);
  if (months === undefined || isAboutRows(filters)) return sumsOfRows(selection, category);
  const rest = days.flatMap((part) =>
    sumsOfRows({ ...selection, filters: { ...filters, date_range: part } }, category),
  );
  return [...sumsOfMonths(selection, months, category), ...rest];
}

function isAboutRows({ search, min_amount: least, max_amount: most, payee, tag }: TransactionFilters): boolean {
  return [search, least, most, payee, tag].some((filter) => filter !== undefined);
}

function sumsOfMonths(
  { owner, hasImported, filters, accounts }: LedgerSelection,
  months: MonthSpan | 'all',
  category: WantedCategory,
): LedgerSums[] {
  const conditions = ownerAccountFilter(owner, filters, accounts);
  if (!hasImported || conditions === undefined) return [];
  if (category !== undefined) conditions.push(sql`t.category_id = ${category ?? 0}::int`);
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
      bookedAt: sql`t.month`,
      category: sql`nullif(t.category_id, 0)`,
    },
  ];
}

/** What splits count as a whole, without a category, to be taken away. */
function sumsWithoutSplits(selection: LedgerSelection): LedgerSums[] {
  const conditions = rowConditions(selection);
  if (conditions === undefined) return [];
  const part = ownPart([...conditions, sql`t.split is not null`]);
  return [{ ...ROW_SUMS, ...part, amount: sql`-sum(t.amount)`, count: sql`-count(*)`, category: sql`null::int` }];
}

/** The lines of splits, of one category or of all: for each transaction one sum for each category. */
function sumsOfLines(selection: LedgerSelection, category: WantedCategory): LedgerSums[] {
  const conditions = rowConditions(selection);
  if (conditions === undefined) return [];
  const ofCategory =
    category === undefined ? sql`` : sql`where (line->>'category_id')::int is not distinct from ${category}::int`;
  const matches = sql`from finance.transactions t cross join lateral (
      select (line->>'category_id')::int as category_id, sum((line->>'amount')::numeric) as amount
      from jsonb_array_elements(t.split) line ${ofCategory} group by 1
    ) l where ${sql.join([...conditions, sql`t.split is not null`], sql` and `)}`;
  return [{ ...ROW_SUMS, matches, amount: sql`sum(l.amount)`, category: sql`l.category_id` }];
}
