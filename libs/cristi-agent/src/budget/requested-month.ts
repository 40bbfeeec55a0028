import { monthOfDate, type YearMonth } from '@bursar/calendar';

import { missingInput } from '../errors';
import type { Timestamp } from '../model/time/date-input';
import { mexicanDay } from '../model/time/mexico-city';

/** The month given, else that of `now_iso` in Mexico City. Throws `VALIDATION_ERROR` on `field` without either. */
export function requestedMonth(field: string, month: YearMonth | undefined, now: Timestamp | undefined): YearMonth {
  if (month !== undefined) return month;
  if (now === undefined) throw missingInput(field);
  return monthOfDate(mexicanDay(now));
}
