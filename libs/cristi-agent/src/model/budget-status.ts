/** A cap with what is spent of it after a write, in centavos. */
export interface BudgetStatus {
  readonly cap: bigint;
  readonly spent: bigint;
  /** Negative where it is overspent. */
  readonly remaining: bigint;
  /** The highest threshold, in per cent, that this write has crossed. */
  readonly reached: Threshold | null;
}

const THRESHOLDS = [100, 80] as const;
export type Threshold = (typeof THRESHOLDS)[number];

/** The status of a cap by what was spent of it before and after a write: a threshold is told when it is crossed. */
export function budgetStatus(cap: bigint, before: bigint, after: bigint): BudgetStatus {
  const reached = THRESHOLDS.find(
    (threshold) => isReached(cap, after, threshold) && !isReached(cap, before, threshold),
  );
  return { cap, spent: after, remaining: cap - after, reached: reached ?? null };
}

/** A cap of 0 is reached by the first centavo. */
function isReached(cap: bigint, spent: bigint, threshold: Threshold): boolean {
  return spent > 0n && spent * 100n >= cap * BigInt(threshold);
}
