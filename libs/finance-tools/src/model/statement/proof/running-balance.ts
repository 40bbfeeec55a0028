import { balancesOfDays } from './balances-of-days';
import { dayClosings } from './day-closings';
import type { Mismatch, RunningBalance } from './running-balance-check';
import { balancesByDay } from './balances-by-day';
import type { Figures } from './figures';
import { monthsInTime, stepsForward } from './months-in-time';

interface Order {
  readonly isForward: boolean;
  readonly isAfter: boolean;
}

const ORDERS: readonly Order[] = [
  { isForward: true, isAfter: true },
  { isForward: false, isAfter: true },
  { isForward: true, isAfter: false },
  { isForward: false, isAfter: false },
];

/**
 * Checks the running balance in the order of the file, against it, before and after its entries, and within a day in any
 * order. Undefined without two printed balances. Days tell the direction of time where the first and last differ.
 */
export function runningBalance(figures: Figures): RunningBalance | undefined {
  const printed = figures.balances.flatMap((balance, index) => (balance === undefined ? [] : [index]));
  if (printed.length < 2) return undefined;
  const results = ordersFor(figures).map((order) => inOrder(figures, printed, order));
  for (const [index, result] of results.entries()) results[index] = withBefores(figures, result);
  const fewest = (one: RunningBalance, other: RunningBalance) =>
    other.mismatches.length < one.mismatches.length ? other : one;
  const best = [...results, ...atEndOfDay(figures)].reduce(fewest);
  const isConstant = printed.every((index) => figures.balances[index] === figures.balances[printed[0] as number]);
  if (best.mismatches.length === 0) return best;
  if (isConstant) return { ...best, status: 'none' };
  const pasted = best.steps < 4 ? undefined : inMonths(figures, best);
  if (pasted !== undefined) return pasted;
  // One changed, missing or doubled entry breaks one step; entries of a day in another order break two or more.
  const byDay =
    best.mismatches.length >= 2 && printed.length === figures.rows.length ? balancesByDay(figures) : undefined;
  if (byDay?.status === 'holds') return byDay;
  const held = best.steps - best.mismatches.length;
  const heldByDay = byDay === undefined ? 0 : byDay.steps - byDay.mismatches.length;
  const isRunning =
    best.steps < 4 ||
    held * 2 >= best.steps ||
    (byDay !== undefined && heldByDay * 2 >= byDay.steps && byDay.steps >= 2);
  if (!isRunning) return { ...best, status: 'none' };
  return byDay !== undefined && byDay.mismatches.length < best.mismatches.length ? byDay : best;
}

/** Where more holds with months in the order of time than as they stand. */
function inMonths(figures: Figures, { mismatches }: RunningBalance): RunningBalance | undefined {
  const inTime = monthsInTime(figures);
  const running = inTime && runningBalance(inTime);
  const isBetter = running !== undefined && running.mismatches.length < mismatches.length;
  return isBetter && running.status !== 'none' ? running : undefined;
}

/** Where each entry of a day has the balance of its evening beside it. */
function atEndOfDay(figures: Figures): RunningBalance[] {
  const balances = balancesOfDays(figures);
  if (balances === undefined) return [];
  const printed = balances.flatMap((balance, index) => (balance === undefined ? [] : [index]));
  if (printed.length < 2) return [];
  return ordersFor(figures)
    .filter(({ isAfter }) => isAfter)
    .map((order) => inOrder({ ...figures, balances }, printed, order));
}

/** Where the balance before each entry is printed too, entry by entry. */
function withBefores({ rows, amounts, balances, befores }: Figures, result: RunningBalance): RunningBalance {
  const mismatches: Mismatch[] = [...result.mismatches];
  let steps = 0;
  befores.forEach((before, index) => {
    const balance = balances[index];
    if (before === undefined || balance === undefined) return;
    steps += 1;
    const expected = before + (amounts[index] as bigint);
    if (expected !== balance) mismatches.push({ row: rows[index] as number, expected, found: balance });
  });
  if (steps === 0) return result;
  return { ...result, steps: result.steps + steps, mismatches, status: mismatches.length === 0 ? 'holds' : 'breaks' };
}

/** The first and last day tell the direction of time, unless more steps between them go the other way. */
function ordersFor({ days }: Figures): readonly Order[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const steps = stepsForward(days);
  const isTold = first < last ? steps >= 0 : steps <= 0;
  return ORDERS.filter(({ isForward }) => !isTold || first === last || isForward === first < last);
}

function inOrder({ rows, days, amounts, balances }: Figures, printed: readonly number[], order: Order): RunningBalance {
  const { isForward, isAfter } = order;
  const mismatches: Mismatch[] = [];
  // Newest first and behind its entry: a balance covers its own entry and not the one below, and so on.
  const coversLater = isForward === isAfter;
  let next = printed[0] as number;
  for (let place = 1; place < printed.length; place += 1) {
    const [from, to] = [next, printed[place] as number];
    let sum = 0n;
    const [start, end] = coversLater ? [from + 1, to] : [from, to - 1];
    for (let index = start; index <= end; index += 1) sum += amounts[index] as bigint;
    const [earlier, later] = isForward ? [from, to] : [to, from];
    const expected = (balances[earlier] as bigint) + sum;
    const found = balances[later] as bigint;
    if (expected !== found) mismatches.push({ row: rows[later] as number, expected, found });
    next = to;
  }
  const total = amounts.reduce((one, other) => one + other, 0n);
  const [first, last] = [printed[0] as number, printed.at(-1) as number];
  const [oldest, newest] = isForward ? [first, last] : [last, first];
  const opening = (balances[oldest] as bigint) - sumUpTo(amounts, oldest, order);
  const closing =
    mismatches.length === 0 ? opening + total : (balances[newest] as bigint) + sumBehind(amounts, newest, order);
  return {
    status: mismatches.length === 0 ? 'holds' : 'breaks',
    ...{ steps: printed.length - 1, mismatches, place: isAfter ? 'after' : 'before', opening, closing },
    closings: mismatches.length === 0 ? dayClosings(days, amounts, opening, isForward) : [],
  };
}

/** What the entries up to a place in time add to the opening balance to make the balance printed there. */
function sumUpTo(amounts: readonly bigint[], place: number, { isForward, isAfter }: Order): bigint {
  const older = isForward ? amounts.slice(0, place) : amounts.slice(place + 1);
  const sum = older.reduce((one, other) => one + other, 0n);
  return isAfter ? sum + (amounts[place] as bigint) : sum;
}

function sumBehind(amounts: readonly bigint[], place: number, { isForward, isAfter }: Order): bigint {
  const newer = isForward ? amounts.slice(place + 1) : amounts.slice(0, place);
  const sum = newer.reduce((one, other) => one + other, 0n);
  return isAfter ? sum : sum + (amounts[place] as bigint);
}
