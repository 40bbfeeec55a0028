import { civilDateAt } from '@bursar/calendar';
import { instantOf, zonedTimeAt } from '@bursar/calendar/zoned-time';

import { COMPETENCE_ZONE } from './competence-month';

/**
 * An instant (milliseconds since 1970) as the ledger dates it, which counts days in São Paulo, whatever zone a household sets later:
 * where the day is another one in the household's zone, the same clock reading of that day in São Paulo.
 */
export function datedIn(timeZone: string, epochMilliseconds: number): number {
  if (timeZone === COMPETENCE_ZONE) return epochMilliseconds;
  const local = zonedTimeAt(epochMilliseconds, timeZone);
  if (local.date.text === civilDateAt(epochMilliseconds, COMPETENCE_ZONE).text) return epochMilliseconds;
  return instantOf(local, COMPETENCE_ZONE);
}
