/** What kind of household is made. */
export interface Habits {
  readonly months: number;
  /** Streams of kinds that the detection was not made with. */
  readonly aside: boolean;
  /** Nothing begins, ends or pauses, and prices stay. */
  readonly stationary: boolean;
}

/** Adds a payment of so many cents. Returns its id. */
export type Pay = (payee: string, day: number, cents: number, text?: string) => string;
