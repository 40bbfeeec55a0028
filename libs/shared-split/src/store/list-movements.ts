import { and, count, desc, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';

import { foldDescription } from '../domain/description-search';
import type { Movement, MovementType } from '../domain/movement';
import { movements } from './schema';
import type { SplitQueries } from './split-database';

/** What a movement of the list has to be; all that is given has to hold. */
export interface MovementFilter {
  readonly month: YearMonth;
  readonly type?: MovementType | undefined;
  /** Part of the description, as people write it. */
  readonly description?: string | undefined;
  /** In cents. */
  readonly amount?: bigint | undefined;
  readonly payerId?: string | undefined;
  readonly externalId?: string | undefined;
}

/** A page of a month, newest first: by when it happened, then by when it was stored. */
export function listStoredMovements(
  queries: SplitQueries,
  householdId: string,
  filter: MovementFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<Movement[]> {
  const {
    householdId: _household,
    sequence,
    foldedDescription: _folded,
    originalType: _original,
    ...columns
  } = getTableColumns(movements);
  return queries
    .select(columns)
    .from(movements)
    .where(matching(householdId, filter))
    .orderBy(desc(movements.occurredAt), desc(movements.createdAt), desc(sequence))
    .limit(limit)
    .offset(offset);
}

/** How many movements of a month the filter lets through. */
export async function countStoredMovements(
  queries: SplitQueries,
  householdId: string,
  filter: MovementFilter,
): Promise<number> {
  const [row] = await queries.select({ total: count() }).from(movements).where(matching(householdId, filter));
  return row?.total ?? 0;
}

function matching(householdId: string, filter: MovementFilter): SQL | undefined {
  const { type, description, amount, payerId, externalId } = filter;
  return and(
    eq(movements.householdId, householdId),
    eq(movements.competenceMonth, filter.month),
    type && eq(movements.type, type),
    // Not `like`: no character of the text looked for is a wildcard.
    description === undefined
      ? undefined
      : sql`strpos(${movements.foldedDescription}, ${foldDescription(description)}) > 0`,
    amount === undefined ? undefined : eq(movements.amount, amount),
    payerId === undefined ? undefined : eq(movements.payerId, payerId),
    externalId === undefined ? undefined : eq(movements.externalId, externalId),
  );
}
