import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';
import { and, eq, gte, sql } from 'drizzle-orm';

import { recurrenceEvents, type EventType } from './schema';

interface RecurrenceEvent {
  readonly type: EventType;
  readonly recurrenceId: string;
  readonly occurrenceId?: string;
  readonly actorId: string | null;
  readonly at: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

export async function appendEvent(tx: Transaction, householdId: string, event: RecurrenceEvent): Promise<void> {
  await tx.drizzle.insert(recurrenceEvents).values({ ...event, householdId, payload: { ...event.payload } });
}

/** Whether a block of a month of a rule for this reason has been recorded since an instant. */
export async function isBlockRecorded(
  connection: Connection,
  householdId: string,
  block: { readonly recurrenceId: string; readonly month: YearMonth; readonly code: string; readonly since: number },
): Promise<boolean> {
  const rows = await connection.drizzle
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
