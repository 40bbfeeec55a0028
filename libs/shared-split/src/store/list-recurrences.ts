import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { and, asc, count, desc, eq, gte, isNull, lte, or, type SQL } from 'drizzle-orm';

import type { RecurrenceStatus } from '../model/recurrence-rule';
import { recurrences } from './schema';
import { recurrenceColumns, type StoredRecurrence } from './stored-recurrence';

/** The conditions of a list of recurrences; all given ones must hold. */
interface RecurrenceFilter {
  readonly status?: RecurrenceStatus | undefined;
  /** A month within the range. */
  readonly month?: YearMonth | undefined;
}

/** A page, newest created first. */
export function listStoredRecurrences(
  connection: Connection,
  householdId: string,
  filter: RecurrenceFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<StoredRecurrence[]> {
  return connection.drizzle
    .select(recurrenceColumns)
    .from(recurrences)
    .where(matching(householdId, filter))
    .orderBy(desc(recurrences.createdAt), desc(recurrences.sequence))
    .limit(limit)
    .offset(offset);
}

export async function countStoredRecurrences(
  connection: Connection,
  householdId: string,
  filter: RecurrenceFilter,
): Promise<number> {
  const [row] = await connection.drizzle
    .select({ total: count() })
    .from(recurrences)
    .where(matching(householdId, filter));
  return row?.total ?? 0;
}

/** All rules whose range includes a month, oldest first. */
export function recurrencesCovering(
  connection: Connection,
  householdId: string,
  month: YearMonth,
): Promise<StoredRecurrence[]> {
  return connection.drizzle
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
