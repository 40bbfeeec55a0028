/** What a month's variable spending may be where no cap was ever set for it or a month before it: 6,000.00 pesos. */
export const DEFAULT_VARIABLE_CAP = 600_000n;

/** The state of a month's variable budget, in centavos. */
export interface VariableBudget {
  readonly cap: bigint;
  readonly spend: bigint;
  /** Cap less spend: negative when more was spent. */
  readonly remaining: bigint;
}

/** `cap` is null where none was ever set. */
export function variableBudget(cap: bigint | null, spend: bigint): VariableBudget {
  const limit = cap ?? DEFAULT_VARIABLE_CAP;
  return { cap: limit, spend, remaining: limit - spend };
}
