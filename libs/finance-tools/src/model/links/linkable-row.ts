/** A transaction of any view as links see it. */
export interface LinkableRow {
  readonly id: string;
  readonly view: string;
  readonly accountId: string;
  readonly currency: string;
  /** Ten-thousandths. */
  readonly units: bigint;
  /** `YYYY-MM-DD HH:MM:SS`, a wall time. */
  readonly bookedAt: string;
  /** The calendar day, in days since 1970. */
  readonly day: number;
  readonly payeeKey: string;
  readonly description: string;
  /** How many rows of its account and sign have this payee key, itself included. */
  readonly sameText: number;
}

/** An account of any view. */
export interface LinkableAccount {
  readonly id: string;
  readonly name: string;
  readonly institution: string | null;
  readonly currency: string;
}

const DAY = 86_400_000;

/** The calendar day of a wall time, in days since 1970. */
export function dayOf(bookedAt: string): number {
  return Date.parse(`${bookedAt.slice(0, 10)}T00:00:00Z`) / DAY;
}

/** `YYYY-MM-DD` */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}
