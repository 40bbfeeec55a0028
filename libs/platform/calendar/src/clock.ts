import { civilDate, civilDateAt, type CivilDate } from './civil-date';

/** The one source of "now": everything that depends on the present takes a clock, so that tests can stop it. */
export interface Clock {
  /** Today's civil date in a zone of the tz database, whatever zone the process runs in. */
  today(zone: string): CivilDate;
}

export const systemClock: Clock = { today: (zone) => civilDateAt(Date.now(), zone) };

/** A clock that stands still on one day, in every zone. */
export function stoppedClock(day: string): Clock {
  const today = civilDate(day);
  return { today: () => today };
}
