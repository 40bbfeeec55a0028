import { civilDate, civilDateAt, type CivilDate } from './civil-date';

/** The one source of "now": everything that depends on the present takes a clock, so that tests can stop it. */
export interface Clock {
  /** Milliseconds since 1970-01-01T00:00Z. */
  now(): number;
  /** Today's civil date in a zone of the tz database, whatever zone the process runs in. */
  today(zone: string): CivilDate;
}

export const systemClock: Clock = clockOf(() => Date.now());

/** A clock that is stopped on one day, in every zone; its instant is noon UTC. */
export function stoppedClock(day: string): Clock {
  const today = civilDate(day);
  return { now: () => Date.parse(`${day}T12:00:00Z`), today: () => today };
}

/** A clock that reads `now`, in milliseconds since 1970-01-01T00:00Z, so that tests can move it. */
export function clockOf(now: () => number): Clock {
  return { now, today: (zone) => civilDateAt(now(), zone) };
}
