import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';
import { and, asc, count, desc, eq, gte, isNull, lte, ne, or, type SQL } from 'drizzle-orm';

import { foldDescription } from '../model/description-search';
import type { RecurrenceRule, RecurrenceTerms } from '../model/recurrence-rule';
import { generatedMonths } from './occurrences';
import { recurrences } from './schema';
import { recurrenceColumns, type StoredRecurrence } from './stored-recurrence';

/** The condition of a list of recurrences. */
interface RecurrenceFilter {
  /** A month within the range. */
  readonly month?: YearMonth | undefined;
}

/** A page, or without one all of them, newest created first. */
export function listStoredRecurrences(
  connection: Connection,
  householdId: string,
  filter: RecurrenceFilter,
  page?: { readonly limit: number; readonly offset: number },
): Promise<StoredRecurrence[]> {
  const all = connection.drizzle
    .select(recurrenceColumns)
    .from(recurrences)
    .where(matching(householdId, filter))
    .orderBy(desc(recurrences.createdAt), desc(recurrences.sequence));
  return page === undefined ? all : all.limit(page.limit).offset(page.offset);
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

/**
 * The rules that are not stored as ended and have the same description (as searches compare it), amount, payer, day, start
 * and end, oldest first, with the months that they have generated.
 */
export async function recurrencesLike(
  connection: Connection,
  householdId: string,
  rule: RecurrenceTerms,
): Promise<readonly { readonly rule: RecurrenceRule; readonly generated: readonly YearMonth[] }[]> {
  const rows = await connection.drizzle
    .select(recurrenceColumns)
    .from(recurrences)
    .where(
      and(
        eq(recurrences.householdId, householdId),
        ne(recurrences.status, 'ended'),
        eq(recurrences.amount, rule.amount),
        eq(recurrences.payerId, rule.payerId),
        eq(recurrences.referenceDay, rule.referenceDay),
        eq(recurrences.startMonth, rule.startMonth),
        rule.endMonth === null ? isNull(recurrences.endMonth) : eq(recurrences.endMonth, rule.endMonth),
      ),
    )
    .orderBy(asc(recurrences.createdAt), asc(recurrences.sequence));
  // The database folds ASCII only, so the descriptions are compared here.
  const same = rows.filter((row) => foldDescription(row.rule.description) === foldDescription(rule.description));
  const months = await generatedMonths(
    connection,
    householdId,
    same.map((row) => row.rule.id),
  );
  return same.map((row) => ({ rule: row.rule, generated: months.get(row.rule.id) ?? [] }));
}

/** All rules that may have something to record up to a month, oldest first. */
export function recurrencesThrough(
  connection: Connection,
  householdId: string,
  through: YearMonth,
): Promise<StoredRecurrence[]> {
  return connection.drizzle
    .select(recurrenceColumns)
    .from(recurrences)
    .where(and(eq(recurrences.householdId, householdId), lte(recurrences.startMonth, through)))
    .orderBy(asc(recurrences.createdAt), asc(recurrences.sequence));
}

function matching(householdId: string, { month }: RecurrenceFilter): SQL | undefined {
  return and(
    eq(recurrences.householdId, householdId),
    month && lte(recurrences.startMonth, month),
    month && or(isNull(recurrences.endMonth), gte(recurrences.endMonth, month)),
  );
}
