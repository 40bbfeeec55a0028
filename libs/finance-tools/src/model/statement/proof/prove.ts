import { decimalOfUnits, units } from '../../decimal';
import type { DayBalance } from '../reading-arguments';
import type { Proof } from '../statement-reading';
import { checkedTotals } from './checked-totals';
import { pairOfBalances } from './pair-of-balances';
import type { Figures, PrintedBalance } from './figures';
import { runningBalance } from './running-balance';
import { type Mismatch, type RunningBalance } from './running-balance-check';

/** The proof of one statement of one account, and the balances that it makes known. */
export interface Proven {
  readonly proof: Proof;
  readonly opening: bigint | undefined;
  readonly closings: readonly { readonly day: string; readonly units: bigint }[];
  /** Whether the running balances stand before their entries. */
  readonly isBefore: boolean;
}

const MOST_BREAKS = 20;

/** Checks a statement against everything that it says about its own balances and sums. */
export function prove(figures: Figures, lastClosing: DayBalance | null): Proven {
  const running = runningBalance(figures) ?? betweenLines(figures);
  if (running !== undefined && running.status !== 'none') return byRunning(figures, running);
  const note = running === undefined ? null : 'the balance column is not a running balance of these entries';
  const pair = pairOfBalances(figures);
  if (pair !== undefined) {
    const { opening, closing, closingDay, expected } = pair;
    const holds = expected === closing;
    const row = figures.rows.at(-1) ?? 0;
    const breaks = holds ? [] : [{ row, expected, found: closing }];
    const by = 'opening and closing balance';
    return proven(holds ? 'proven' : 'contradicted', by, { opening, closing, checked: 1, breaks, note }, [
      { day: closingDay, units: closing },
    ]);
  }
  const totals = checkedTotals(figures);
  if (totals?.status === 'breaks') {
    const breaks = totals.mismatches.map((mismatch) => ({ ...mismatch, row: figures.rows.at(-1) ?? 0 }));
    return proven('contradicted', 'sums', { ...EMPTY, checked: totals.checked, breaks, note });
  }
  const lone = loneClosing(figures, lastClosing);
  const isConsistent = totals !== undefined || lone?.holds === true;
  const by = lone?.holds === true ? 'closing balance' : totals === undefined ? null : 'sums';
  const checked = (totals?.checked ?? 0) + (lone?.holds === true ? 1 : 0);
  const known = { opening: lone?.opening, closing: lone?.closing, checked, breaks: [], note };
  return proven(isConsistent ? 'consistent' : 'none', by, known, lone === undefined ? [] : [lone.anchor]);
}

/**
 * Balances that stand on lines of their own between the entries: as a running balance that is printed now and then. What they
 * contradict counts only where most of them hold: such lines may also tell what is available, or the balance of another day.
 */
function betweenLines(figures: Figures): RunningBalance | undefined {
  const { printed, rows, days, amounts } = figures;
  const isBetween = printed.some(({ kind, place }) => kind === 'balance' && place > 0 && place < rows.length);
  if (!isBetween || printed.length < 2) return undefined;
  const lines: Figures = { ...figures, rows: [], days: [], amounts: [], balances: [], befores: [] };
  const add = (row: number, day: string, amount: bigint, balance: bigint | undefined) => {
    lines.rows.push(row);
    lines.days.push(day);
    lines.amounts.push(amount);
    lines.balances.push(balance);
  };
  let next = 0;
  for (let place = 0; place <= rows.length; place += 1) {
    for (; next < printed.length && (printed[next] as PrintedBalance).place === place; next += 1) {
      const day = days[Math.min(place, days.length - 1)] ?? '';
      add(rows[Math.min(place, rows.length - 1)] ?? 0, day, 0n, (printed[next] as PrintedBalance).units);
    }
    if (place < rows.length) add(rows[place] as number, days[place] as string, amounts[place] as bigint, undefined);
  }
  const running = runningBalance(lines);
  if (running === undefined || running.status === 'none') return undefined;
  const held = running.steps - running.mismatches.length;
  return running.status === 'holds' || (held >= 2 && held * 2 >= running.steps) ? running : undefined;
}

const EMPTY = { opening: undefined, closing: undefined };

interface Known {
  readonly opening: bigint | undefined;
  readonly closing: bigint | undefined;
  readonly checked: number;
  readonly breaks: readonly Mismatch[];
  readonly note: string | null;
}

function proven(
  status: Proof['status'],
  by: string | null,
  { opening, closing, checked, breaks, note }: Known,
  closings: Proven['closings'] = [],
  isBefore = false,
): Proven {
  const decimal = (value: bigint | undefined) => (value === undefined ? null : decimalOfUnits(value));
  const shown = breaks.slice(0, MOST_BREAKS).map(({ row, expected, found }) => ({
    row,
    expected: decimalOfUnits(expected),
    found: decimalOfUnits(found),
  }));
  const proof = { status, by, opening: decimal(opening), closing: decimal(closing), checked, breaks: shown, note };
  return { proof, opening, closings, isBefore };
}

function byRunning(figures: Figures, running: RunningBalance): Proven {
  const { opening, closing, place } = running;
  const breaks: Mismatch[] = [...running.mismatches];
  let checked = running.steps;
  const isForward = (figures.days[0] ?? '') <= (figures.days.at(-1) ?? '');
  const [oldest = 0, newest = 0] = isForward
    ? [figures.rows[0], figures.rows.at(-1)]
    : [figures.rows.at(-1), figures.rows[0]];
  if (breaks.length === 0) {
    for (const { kind, units: printed, place: before } of figures.printed) {
      // Between the entries they are carried from one page, or month, to the next.
      if (kind === 'balance' || (before > 0 && before < figures.rows.length)) continue;
      checked += 1;
      const expected = kind === 'opening' ? opening : closing;
      if (printed !== expected)
        breaks.push({ row: kind === 'opening' ? oldest : newest, expected: printed, found: expected });
    }
  }
  const isEnough = checked >= 2;
  const status = breaks.length > 0 ? 'contradicted' : isEnough ? 'proven' : 'consistent';
  const known = { opening, closing, checked, breaks, note: null };
  return proven(
    status,
    'running balance',
    known,
    status === 'contradicted' ? [] : running.closings,
    place === 'before',
  );
}

/** A closing balance without an opening one: checked against the last one that is known of the account. */
function loneClosing({ printed, days, amounts }: Figures, lastClosing: DayBalance | null) {
  const lastDay = days.reduce((one, other) => (other > one ? other : one), days[0] ?? '');
  const closing =
    printed.find(({ kind }) => kind === 'closing') ??
    printed.find(({ kind, day }) => kind === 'balance' && (day === undefined || day >= lastDay));
  if (closing === undefined || lastDay === '') return undefined;
  const anchor = { day: closing.day ?? lastDay, units: closing.units };
  if (lastClosing === null || lastClosing.day > anchor.day) {
    return { holds: false, closing: closing.units, opening: undefined, anchor };
  }
  const between = amounts.filter((_, index) => (days[index] as string) > lastClosing.day);
  const opening = units(lastClosing.balance);
  const holds = opening + between.reduce((one, other) => one + other, 0n) === closing.units;
  return {
    holds,
    closing: closing.units,
    opening: holds ? closing.units - amounts.reduce((a, b) => a + b, 0n) : undefined,
    anchor,
  };
}
