import { CADENCE_RULES, type Cadence } from './cadences';
import { chainOf, type Chain, type Hit } from './chain';
import type { DatedRow } from './recurring-row';

/** At most one due day in so many is missed. */
const MISSED_SHARE = 6;

/** The parts of a chain between its gaps that have `least` hits. */
export function* segments<Row extends DatedRow>(
  cadence: Cadence,
  hits: readonly Hit<Row>[],
  least: number,
): Generator<Chain<Row>> {
  const { longestGap } = CADENCE_RULES[cadence];
  let segment: Hit<Row>[] = [];
  for (const hit of hits) {
    const previous = segment.at(-1);
    if (previous !== undefined && hit.slot - previous.slot > longestGap + 1) {
      yield* withFewGaps(cadence, segment, least);
      segment = [];
    }
    segment.push(hit);
  }
  yield* withFewGaps(cadence, segment, least);
}

/** The part as a whole if it misses little enough, else what is before and what is after its last gap. */
function* withFewGaps<Row extends DatedRow>(
  cadence: Cadence,
  hits: readonly Hit<Row>[],
  least: number,
): Generator<Chain<Row>> {
  if (hits.length < least) return;
  const chain = chainOf(cadence, hits);
  if (chain.missed * MISSED_SHARE <= hits.length + chain.missed) {
    yield chain;
    return;
  }
  const gap = hits.findLastIndex(({ slot }, index) => index > 0 && slot - (hits[index - 1] as Hit<Row>).slot > 1);
  yield* withFewGaps(cadence, hits.slice(gap), least);
  yield* withFewGaps(cadence, hits.slice(0, gap), least);
}
