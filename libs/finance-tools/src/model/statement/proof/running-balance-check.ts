/** A place where a balance is not what the one before it and the entries between make. */
export interface Mismatch {
  readonly row: number;
  readonly expected: bigint;
  readonly found: bigint;
}

/** What the running balances of a statement come to. */
export interface RunningBalance {
  /** `none`: the column is no running balance. */
  readonly status: 'holds' | 'breaks' | 'none';
  readonly steps: number;
  readonly mismatches: readonly Mismatch[];
  /** Whether balances stand behind their entries or before them. */
  readonly place: 'after' | 'before';
  readonly opening: bigint;
  readonly closing: bigint;
  /** The last balance of each day, in order of time. */
  readonly closings: readonly { readonly day: string; readonly units: bigint }[];
}
