import type { Random } from '@bursar/finance-tools/recurring';

/** Of the standard normal distribution. */
export function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
}

/** Cents about `median`, spread by the factor `Math.exp(deviation)`. */
export function around(random: Random, median: number, deviation: number): number {
  return Math.max(1, Math.round(median * Math.exp(normal(random) * deviation)));
}
