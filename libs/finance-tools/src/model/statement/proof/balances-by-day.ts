import type { Figures } from './figures';
import { dayClosings } from './day-closings';
import { type Mismatch, type RunningBalance } from './running-balance-check';

/** One entry leads from a balance to another. */
interface Step {
  readonly row: number;
  readonly from: bigint;
  readonly to: bigint;
}

/** The entries of a day as ways from balance to balance. */
interface Day {
  readonly steps: readonly Step[];
  /** Balances where a way begins, and where one ends; any of them when the way leads back to where it began. */
  readonly starts: ReadonlySet<bigint>;
  readonly ends: ReadonlySet<bigint>;
  /** As few ways as use every step once; a day that holds has one. */
  readonly ways: number;
}

/**
 * Checks running balances where the entries of a day stand in any order: those of a day have to make one way from the
 * balance of the evening before to that of the evening (an Euler path), and each day begins where the one before it ended.
 */
export function balancesByDay(figures: Figures): RunningBalance {
  const isForward = (figures.days[0] as string) <= (figures.days.at(-1) as string);
  const [after, before] = [check(figures, isForward, true), check(figures, isForward, false)];
  return before.mismatches.length < after.mismatches.length ? before : after;
}

function check(figures: Figures, isForward: boolean, isAfter: boolean): RunningBalance {
  const { days, amounts } = figures;
  const ordered = daysOf(figures, isAfter);
  if (!isForward) ordered.reverse();
  const mismatches: Mismatch[] = [];
  let reached: ReadonlySet<bigint> | undefined;
  let opening: bigint | undefined;
  for (const { steps, starts, ends, ways } of ordered) {
    const links = reached === undefined ? starts : new Set([...starts].filter((start) => reached?.has(start)));
    const begun = [...(links.size > 0 ? links : starts)][0] as bigint;
    opening ??= begun;
    if (links.size === 0)
      mismatches.push({ row: rowFrom(steps, begun), expected: [...(reached ?? [])][0] ?? begun, found: begun });
    const others = [...starts].filter((start) => start !== begun);
    for (let extra = 1; extra < ways; extra += 1) {
      const found = others[extra - 1] ?? begun;
      mismatches.push({ row: rowFrom(steps, found), expected: begun, found });
    }
    reached = ends;
  }
  const holds = mismatches.length === 0;
  const first = opening ?? 0n;
  const total = amounts.reduce((one, other) => one + other, 0n);
  return {
    status: holds ? 'holds' : 'breaks',
    ...{ steps: days.length - 1, mismatches, place: isAfter ? 'after' : 'before', opening: first },
    closing: holds ? first + total : ([...(reached ?? [])][0] ?? first),
    closings: holds ? dayClosings(days, amounts, first, isForward) : [],
  };
}

function rowFrom(steps: readonly Step[], from: bigint): number {
  return steps.find((step) => step.from === from)?.row ?? steps[0]?.row ?? 0;
}

function daysOf({ rows, days, amounts, balances }: Figures, isAfter: boolean): Day[] {
  const found: Day[] = [];
  let start = 0;
  while (start < rows.length) {
    let end = start + 1;
    while (end < rows.length && days[end] === days[start]) end += 1;
    const steps: Step[] = [];
    for (let index = start; index < end; index += 1) {
      const [balance, amount] = [balances[index] as bigint, amounts[index] as bigint];
      const [from, to] = isAfter ? [balance - amount, balance] : [balance, balance + amount];
      steps.push({ row: rows[index] as number, from, to });
    }
    found.push({ steps, ...waysThrough(steps) });
    start = end;
  }
  return found;
}

function waysThrough(steps: readonly Step[]): Omit<Day, 'steps'> {
  const degrees = new Map<bigint, number>();
  const parents = new Map<bigint, bigint>();
  const rootOf = (node: bigint): bigint => {
    let root = node;
    while (parents.get(root) !== root) root = parents.get(root) as bigint;
    parents.set(node, root);
    return root;
  };
  const seen = new Set<string>();
  let doubled = 0;
  for (const { from, to } of steps) {
    for (const node of [from, to]) if (!parents.has(node)) parents.set(node, node);
    parents.set(rootOf(from), rootOf(to));
    degrees.set(from, (degrees.get(from) ?? 0) + 1);
    degrees.set(to, (degrees.get(to) ?? 0) - 1);
    // The same step twice in a day out of order is what a doubled line looks like.
    const key = `${from}>${to}`;
    if (from !== to && seen.has(key)) doubled = 1;
    seen.add(key);
  }
  const surplus = new Map<bigint, number>();
  for (const [node, degree] of degrees)
    surplus.set(rootOf(node), (surplus.get(rootOf(node)) ?? 0) + Math.max(0, degree));
  const ways = [...surplus.values()].reduce((sum, count) => sum + Math.max(1, count), 0);
  const having = (fits: (degree: number) => boolean) =>
    [...degrees].filter(([, degree]) => fits(degree)).map(([node]) => node);
  const [starts, ends] = [having((degree) => degree > 0), having((degree) => degree < 0)];
  const isCircle = starts.length === 0;
  return {
    starts: new Set(isCircle ? degrees.keys() : starts),
    ends: new Set(isCircle ? degrees.keys() : ends),
    ways: isCircle && ways === 1 ? 1 + doubled : Math.max(ways, 1 + doubled),
  };
}
