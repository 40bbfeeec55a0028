import type { Rank } from './ranker';
import type { ToolRequest } from './requests';

/** One request, and what a ranker found for it. */
export interface Outcome {
  readonly request: ToolRequest;
  readonly found: readonly string[];
  /** Of the best right tool, from 1; Infinity when none was found. */
  readonly place: number;
}

export function outcomesOf(requests: readonly ToolRequest[], rank: Rank): Outcome[] {
  return requests.map((request) => {
    const found = rank(request.q);
    const index = found.findIndex((name) => request.tools.includes(name));
    return { request, found, place: index < 0 ? Infinity : index + 1 };
  });
}

/** The share of requests, from 0 to 1, with a right tool among the first `cutoff`; NaN of none. */
export function recallAt(cutoff: number, outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ place }) => place <= cutoff).length / outcomes.length;
}

/** How often one tool came first where another was right. */
export interface Confusion {
  readonly right: string;
  readonly first: string;
  readonly count: number;
}

/** The most frequent first; requests without any hit confuse no pair. */
export function confusionsOf(outcomes: readonly Outcome[]): Confusion[] {
  const counts = new Map<string, Confusion>();
  for (const { request, found, place } of outcomes) {
    const [first] = found;
    const [right] = request.tools;
    if (place === 1 || first === undefined || right === undefined) continue;
    const pair = `${right} ${first}`;
    counts.set(pair, { right, first, count: (counts.get(pair)?.count ?? 0) + 1 });
  }
  return [...counts.entries()]
    .sort(([one, { count }], [other, { count: otherCount }]) => otherCount - count || (one < other ? -1 : 1))
    .map(([, confusion]) => confusion);
}
