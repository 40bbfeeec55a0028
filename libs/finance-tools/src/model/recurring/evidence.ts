import { CADENCE_RULES, type Cadence } from './cadences';
import type { Chain } from './chain';

const HIT_CHANCE = 0.95;
/** What equal amounts count for, and what very different ones count against, in nats. */
export const EQUAL_AMOUNTS = 1.2;
const OTHER_AMOUNTS = -2;

/**
 * How much likelier the rows are under a stream than under visits at random days, in nats. `others`: rows alike within
 * the time of the chain that are not in it, which a stream does not explain.
 */
export function dateEvidence({ cadence, hits, missed }: Chain, others: number): number {
  const off = hits.reduce((sum, { offset }) => sum + Math.abs(offset), 0);
  return evidenceOf(cadence, hits.length, missed, off, others);
}

/** The same from figures. `off`: the sum of all offsets in days. */
export function evidenceOf(cadence: Cadence, hits: number, missed: number, off: number, others: number): number {
  const { months, meanDays } = CADENCE_RULES[cadence];
  const rate = (hits + others) / ((hits + missed) * meanDays);
  // Offsets have a geometric distribution to both sides, whose mean is fitted.
  const mean = (off + 0.5) / (hits + 1);
  const ratio = mean / (1 + mean);
  const offsets = hits * Math.log((1 - ratio) / (1 + ratio)) + off * Math.log(ratio);
  const visits = hits * (Math.log(HIT_CHANCE / rate) + 1);
  const unexplained = others === 0 ? 0 : others * Math.log(others / (hits + others));
  // The cadence and its first day were chosen because they fit.
  const choices = Math.log(7 * (months === undefined ? meanDays : Math.max(31, meanDays)));
  return visits + offsets + unexplained + missed * Math.log(1 - HIT_CHANCE) - choices;
}

/** The same of amounts: those of a stream are nearly equal to the ones before. */
export function amountEvidence({ hits }: Chain): number {
  let sum = 0;
  for (const [index, { row }] of hits.entries()) {
    const before = hits[index - 1]?.row;
    if (before === undefined) continue;
    const distance = Math.abs(Math.log(row.size / before.size));
    sum += Math.max(OTHER_AMOUNTS, Math.min(EQUAL_AMOUNTS, 1.76 - 6.9 * distance));
  }
  return sum;
}
