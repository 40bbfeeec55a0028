/** A line of the table: what was measured, what it is held against, and whether it is within its goal. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The limit it is held against, measured in the same run; with what else helps to judge. */
  readonly limit: string;
  readonly goal: string;
  readonly isMet: boolean;
}

interface Compared {
  readonly what: string;
  /** Milliseconds. */
  readonly measured: number;
  readonly limit: number;
  readonly limitName: string;
  /** How many times the limit it may take. */
  readonly goal: number;
  readonly also?: string;
}

/** A time beside the time of its limit. */
export function ratioRow({ what, measured, limit, limitName, goal, also }: Compared): Row {
  const ratio = measured / limit;
  return {
    what,
    measured: milliseconds(measured),
    limit: `${limitName} ${milliseconds(limit)}: ${ratio.toFixed(2)} ×${also === undefined ? '' : `; ${also}`}`,
    goal: `≤ ${goal} ×`,
    isMet: ratio <= goal,
  };
}

/** As many digits as can be believed. */
export function milliseconds(value: number): string {
  const digits = value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ms`;
}
