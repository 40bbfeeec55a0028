import type { RecurrenceBody } from '../model/output-fields';
import { publishRecurrence } from '../movements/movement-body';
import { markersOf } from '../model/recurrence-schedule';
import { generatedMonths } from '../store/occurrences';
import type { StoredRecurrence } from '../store/stored-recurrence';
import type { Reading } from '../context';

/** Rules as they are answered, with the markers of what they have generated, which follow from the occurrences. */
export async function publishRecurrences(
  { queries, householdId }: Pick<Reading, 'queries' | 'householdId'>,
  stored: readonly StoredRecurrence[],
): Promise<RecurrenceBody[]> {
  const ids = stored.map(({ rule }) => rule.id);
  const months = await generatedMonths(queries, householdId, ids);
  return stored.map(({ rule, ...times }) =>
    publishRecurrence(rule, markersOf(rule.startMonth, months.get(rule.id) ?? []), times),
  );
}
