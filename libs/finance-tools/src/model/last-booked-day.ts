import { addDays, type Clock } from '@bursar/calendar';

/** The last day that something can be booked on by now, in whatever time zone; what is dated later is planned, or a slip. */
export function lastBookedDay(clock: Clock): string {
  return addDays(clock.today('UTC'), 1).text;
}
