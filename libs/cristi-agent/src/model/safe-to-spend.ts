import { addDays, dayWithinMonth, monthOfDate, type CivilDate } from '@bursar/calendar';

import { nextOccurrence, type RecurringEntry } from './recurring-entry';

/** The days for which the money has to last. */
export interface Horizon {
  readonly today: CivilDate;
  /** The last day, today or later. */
  readonly until: CivilDate;
  /** The day after it; undefined where no payday is known and the month's last day is the last. */
  readonly payday: CivilDate | undefined;
}

/** From today to the day before the next payday: the first day after today on which recurring income comes. */
export function horizonOf(today: CivilDate, entries: readonly RecurringEntry[]): Horizon {
  const paydays = entries
    .filter(({ type }) => type === 'INCOME')
    .flatMap((entry) => nextOccurrence(entry, addDays(today, 1)) ?? [])
    .sort((one, other) => one.epochDay - other.epochDay);
  const [payday] = paydays;
  return { today, payday, until: payday === undefined ? dayWithinMonth(monthOfDate(today), 31) : addDays(payday, -1) };
}

/** The number of days from today to the last one, both included. */
export function daysOf({ today, until }: Horizon): number {
  return until.epochDay - today.epochDay + 1;
}

/** What may be spent on each of the days, in centavos, fractions cut; 0 where nothing is left. */
export function perDay(safe: bigint, days: number): bigint {
  return safe > 0n ? safe / BigInt(days) : 0n;
}
