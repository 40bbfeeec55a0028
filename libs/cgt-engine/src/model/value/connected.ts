import type { Day } from '../normalize/day';

/** Histories in groups: those that spin-offs and takeovers connect together, each other one alone. */
export function connected<History extends { readonly ticker: string }>(
  histories: readonly History[],
  daysOf: (history: History) => readonly Day[],
): History[][] {
  const groups = new Map<string, History[]>(histories.map((history) => [history.ticker, [history]]));
  for (const history of histories) {
    for (const { opening } of daysOf(history)) {
      if (opening === undefined) continue;
      for (const { to } of [...opening.spinOffs, ...opening.takeovers]) {
        const [one, other] = [groups.get(history.ticker) ?? [], groups.get(to) ?? []];
        if (one === other) continue;
        one.push(...other);
        for (const moved of other) groups.set(moved.ticker, one);
      }
    }
  }
  return [...new Set(groups.values())];
}
