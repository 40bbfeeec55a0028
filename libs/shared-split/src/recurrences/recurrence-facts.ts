import { monthOfDate } from '@bursar/calendar';

import type { ReadScope, SplitContext } from '../context';
import { COMPETENCE_ZONE } from '../model/competence-month';
import { closingsByMonth } from '../store/closings';
import type { RecurrenceFacts } from './recurrence-body';

/** What the answers about rules have in common. */
export async function recurrenceFacts(
  { clock }: SplitContext,
  { tx, householdId, household }: ReadScope,
): Promise<Omit<RecurrenceFacts, 'generated'>> {
  const closings = await closingsByMonth(tx, householdId);
  return { household, closed: new Set(closings.keys()), present: monthOfDate(clock.today(COMPETENCE_ZONE)) };
}
