import { monthOfDate, type YearMonth } from '@bursar/calendar';

import { missingInput } from '../validation-error';
import type { Timestamp } from '../model/time/date-input';
import { mexicanDay } from '../model/time/mexico-city';

/** The month that was named, or that of `now_iso` in Mexico City. Throws `VALIDATION_ERROR` on the month for neither. */
export function askedMonth(field: string, month: YearMonth | undefined, now: Timestamp | undefined): YearMonth {
  if (month !== undefined) return month;
  if (now === undefined) throw missingInput(field);
  return monthOfDate(mexicanDay(now));
}
