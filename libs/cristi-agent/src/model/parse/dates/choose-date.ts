import type { CivilDate } from '@bursar/calendar';

import type { DateMention } from './date-mention';

/** The day of a transaction with its certainty. */
export interface ChosenDate {
  /** Undefined where the stated day does not exist. */
  readonly date: CivilDate | undefined;
  readonly stated: 'full' | 'in part' | 'not';
  /** Why the day should be checked. */
  readonly doubt: string | undefined;
}

/** Chooses the first stated day, or today. */
export function chooseDate(mentions: readonly DateMention[], today: CivilDate): ChosenDate {
  const [first, ...others] = mentions;
  if (first === undefined) return { date: today, stated: 'not', doubt: undefined };
  const stated = first.isFull ? 'full' : 'in part';
  const { day } = first;
  if (day === undefined) return { date: undefined, stated, doubt: 'there is no such day' };
  if (others.some((other) => other.day?.epochDay !== day.epochDay)) {
    return { date: day, stated, doubt: 'several days are named; the first was taken' };
  }
  const doubt = first.isAmbiguous === true ? 'day and month could be the other way round' : undefined;
  return { date: day, stated, doubt };
}
