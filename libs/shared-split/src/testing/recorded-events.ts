import type { SplitStore, TestHousehold } from './split-store';

/** The recorded events of a household's recurrences, in order. */
export async function recordedEvents(store: SplitStore, { householdId }: TestHousehold) {
  const rows = await store.database.run(
    (
      connection,
    ) => connection.query`select type, recurrence_id, occurrence_id, actor_id, at, payload from shared_split.recurrence_events
      where household_id = ${householdId} order by sequence`,
  );
  return rows.map((row) => ({
    type: row['type'] as string,
    recurrenceId: row['recurrence_id'] as string,
    occurrenceId: row['occurrence_id'] as string | null,
    actorId: row['actor_id'] as string | null,
    at: Number(row['at']),
    payload: row['payload'] as Record<string, unknown>,
  }));
}
