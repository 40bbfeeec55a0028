/** The cap, 6,000.00 pesos, where none was set for the month or an earlier one. */
const DEFAULT_VARIABLE_CAP = 600_000n;

/** The state of a month's variable budget, in centavos. */
export interface VariableBudget {
  readonly cap: bigint;
  readonly spend: bigint;
  /** Cap minus spend; negative where the month is overspent. */
  readonly remaining: bigint;
}

/** `cap` is null where none is in force. */
export function variableBudget(cap: bigint | null, spend: bigint): VariableBudget {
  const limit = cap ?? DEFAULT_VARIABLE_CAP;
  return { cap: limit, spend, remaining: limit - spend };
}
