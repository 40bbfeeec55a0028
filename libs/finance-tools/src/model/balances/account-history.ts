import { splitSteps, type EntryStep } from './split-steps';

/** Where a known balance comes from: a statement, or a person. */
export type BalanceBasis = 'statement' | 'told';

/** What an account held at the end of a day. */
export interface KnownBalance {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** In ten-thousandths. */
  readonly units: bigint;
  readonly basis: BalanceBasis;
}

/** What an account held at the end of a day, and how that is known. */
export interface DayBalance {
  /** In ten-thousandths. */
  readonly units: bigint;
  readonly anchor: KnownBalance;
  /** The entries between the day and the known balance. */
  readonly entriesCount: number;
}

/** Two known balances that the entries between them do not explain. */
export interface Difference {
  readonly from: string;
  readonly to: string;
  /** The later balance − the earlier one − the entries between, in ten-thousandths. */
  readonly units: bigint;
}

interface Total {
  readonly day: string;
  readonly units: bigint;
  readonly count: number;
}

const NOTHING: Total = { day: '', units: 0n, count: 0 };

/** The known balances of an account and its entries. Both are in the order of days, each day once. Nothing of it changes. */
export class AccountHistory {
  private readonly totals: Total[] = [];
  private readonly found: { differences?: readonly Difference[]; most?: number };

  /** `steps`: a step ends on the day of every known balance, and on every day that `on` is asked for. */
  constructor(
    readonly balances: readonly KnownBalance[],
    readonly steps: readonly EntryStep[],
    whole?: AccountHistory,
  ) {
    // Further steps change no differences.
    this.found = whole?.found ?? {};
    let total = NOTHING;
    for (const { day, units, count } of steps) {
      total = { day, units: total.units + units, count: total.count + count };
      this.totals.push(total);
    }
  }

  /** The same with further steps, which are parts of those that there are. */
  splitAt(parts: readonly EntryStep[]): AccountHistory {
    return parts.length === 0 ? this : new AccountHistory(this.balances, splitSteps(this.steps, parts), this);
  }

  /**
   * The balance at the end of a day: the latest known one up to it and the entries since; with none before, the earliest one
   * after it less the entries in between. Undefined if no balance is known.
   */
  on(day: string): DayBalance | undefined {
    const anchor = this.balances[Math.max(0, countUpTo(this.balances, day) - 1)];
    if (anchor === undefined) return undefined;
    const [there, then] = [this.through(day), this.through(anchor.day)];
    return {
      units: anchor.units + there.units - then.units,
      anchor,
      entriesCount: Math.abs(there.count - then.count),
    };
  }

  /** The last differences between consecutive known balances, the newest first. */
  differences(most: number): readonly Difference[] {
    if (this.found.differences === undefined || this.found.most !== most) {
      this.found.differences = this.findDifferences(most);
      this.found.most = most;
    }
    return this.found.differences;
  }

  private findDifferences(most: number): Difference[] {
    const found: Difference[] = [];
    for (let index = this.balances.length - 1; index > 0 && found.length < most; index -= 1) {
      const [from, to] = [this.balances[index - 1] as KnownBalance, this.balances[index] as KnownBalance];
      const entries = this.through(to.day).units - this.through(from.day).units;
      const units = to.units - from.units - entries;
      if (units !== 0n) found.push({ from: from.day, to: to.day, units });
    }
    return found;
  }

  private through(day: string): Total {
    return this.totals[countUpTo(this.totals, day) - 1] ?? NOTHING;
  }
}

/** How many of the sorted days are not after `day`. */
function countUpTo(sorted: readonly { readonly day: string }[], day: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as { day: string }).day <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
