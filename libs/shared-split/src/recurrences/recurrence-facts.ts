import { monthOfDate } from '@bursar/calendar';

import { termsOf, type ReadScope, type SplitContext } from '../context';
import { closingsByMonth } from '../store/closings';
import type { RecurrenceFacts } from './recurrence-body';

/** What the answers about rules have in common. */
export async function recurrenceFacts(
  context: SplitContext,
  { tx, householdId, household }: ReadScope,
): Promise<Omit<RecurrenceFacts, 'generated'>> {
  const closings = await closingsByMonth(tx, householdId);
  return {
    household,
    closed: new Set(closings.keys()),
    present: monthOfDate(context.clock.today(termsOf(context).timeZone)),
  };
}
