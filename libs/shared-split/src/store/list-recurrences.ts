import { and, asc, count, desc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';

import type { RecurrenceStatus } from '../model/recurrence-rule';
import { recurrences } from './schema';
import type { SplitQueries } from './split-database';
import { recurrenceColumns, type StoredRecurrence } from './stored-recurrence';

/** What a recurrence of the list has to be; all that is given has to hold. */
export interface RecurrenceFilter {
  readonly status?: RecurrenceStatus | undefined;
  /** A month that its range holds. */
  readonly month?: YearMonth | undefined;
}

/** A page, newest created first. */
export function listStoredRecurrences(
  queries: SplitQueries,
  householdId: string,
  filter: RecurrenceFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredRecurrence[]> {
  return queries
    .select(recurrenceColumns)
    .from(recurrences)
    .where(matching(householdId, filter))
    .orderBy(desc(recurrences.createdAt), desc(recurrences.sequence))
    .limit(limit)
    .offset(offset);
}

export async function countStoredRecurrences(
  queries: SplitQueries,
  householdId: string,
  filter: RecurrenceFilter,
): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(recurrences).where(matching(householdId, filter));
  return row?.total ?? 0;
}

/** All rules whose range holds a month, oldest first. */
export function recurrencesCovering(
  queries: SplitQueries,
  householdId: string,
  month: YearMonth,
): Promise<StoredRecurrence[]> {
  return queries
    .select(recurrenceColumns)
    .from(recurrences)
    .where(matching(householdId, { month }))
    .orderBy(asc(recurrences.createdAt), asc(recurrences.sequence));
}

function matching(householdId: string, { status, month }: RecurrenceFilter): SQL | undefined {
  return and(
    eq(recurrences.householdId, householdId),
    status && eq(recurrences.status, status),
    month && lte(recurrences.startMonth, month),
    month && or(isNull(recurrences.endMonth), gte(recurrences.endMonth, month)),
  );
}
