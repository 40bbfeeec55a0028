import { CADENCE_RULES, atOnce, streamsIn, type RecurringStream } from '@bursar/finance-tools/recurring';

import type { Household, TrueStream } from './household';

/** A stream is found if its cadence is right, and so many of the transactions of both are in both. */
const COMMON_SHARE = 0.75;

export interface StreamFigures {
  readonly truths: number;
  readonly found: number;
  readonly right: number;
}

export interface Comparison extends StreamFigures {
  readonly missing: readonly TrueStream[];
  readonly wrong: readonly RecurringStream[];
}

/** Compares what is found in all rows of a household with what was meant. */
export function compareStreams({ rows, streams }: Household): Comparison {
  const found = new Set(atOnce(streamsIn(rows, rows.at(-1)?.day ?? 0)));
  // What has not come often enough is no stream yet: finding it is neither right nor wrong.
  const isDue = ({ ids, cadence }: TrueStream) => ids.length >= CADENCE_RULES[cadence].least;
  const missing: TrueStream[] = [];
  let right = 0;
  for (const truth of [...streams].sort((one, other) => Number(isDue(other)) - Number(isDue(one)))) {
    const match = [...found].find((stream) => isSame(stream, truth));
    if (match !== undefined) found.delete(match);
    if (match !== undefined && isDue(truth)) right += 1;
    if (match === undefined && isDue(truth)) missing.push(truth);
  }
  const wrong = [...found];
  return { truths: streams.filter(isDue).length, found: right + wrong.length, right, missing, wrong };
}

function isSame(stream: RecurringStream, truth: TrueStream): boolean {
  if (stream.cadence !== truth.cadence) return false;
  const ids = new Set(truth.ids);
  const common = stream.rows.filter(({ id }) => ids.has(id)).length;
  return common >= COMMON_SHARE * Math.max(ids.size, stream.rows.length);
}

export function addFigures(all: readonly StreamFigures[]): StreamFigures {
  const sum = (part: (figures: StreamFigures) => number) => all.reduce((total, figures) => total + part(figures), 0);
  return { truths: sum(({ truths }) => truths), found: sum(({ found }) => found), right: sum(({ right }) => right) };
}

/** The harmonic mean of the share of found streams that are right, and of the share of true ones that are found. */
export function f1({ truths, found, right }: StreamFigures): number {
  return (2 * right) / (truths + found);
}
