import { and, eq, gte, sql } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';

import { recurrenceEvents, type EventType } from './schema';
import type { SplitQueries } from './split-database';

export interface RecurrenceEvent {
  readonly type: EventType;
  readonly recurrenceId: string;
  readonly occurrenceId?: string;
  readonly actorId: string | null;
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export async function appendEvent(queries: SplitQueries, householdId: string, event: RecurrenceEvent): Promise<void> {
  await queries.insert(recurrenceEvents).values({ ...event, householdId, payload: { ...event.payload } });
}

/** Whether it is on record, since an instant, that a month of a rule was blocked for this reason. */
export async function isBlockRecorded(
  queries: SplitQueries,
  householdId: string,
  block: { readonly recurrenceId: string; readonly month: YearMonth; readonly code: string; readonly since: number },
): Promise<boolean> {
  const rows = await queries
    .select({ sequence: recurrenceEvents.sequence })
    .from(recurrenceEvents)
    .where(
      and(
        eq(recurrenceEvents.householdId, householdId),
        eq(recurrenceEvents.recurrenceId, block.recurrenceId),
        eq(recurrenceEvents.type, 'recurrence_blocked'),
        gte(recurrenceEvents.at, block.since),
        sql`${recurrenceEvents.payload} @> ${JSON.stringify({ competence_month: block.month, code: block.code })}::jsonb`,
      ),
    )
    .limit(1);
  return rows.length > 0;
}
