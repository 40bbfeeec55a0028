/** A line of the table: what was measured, its reference, and whether it meets its goal. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  /** The reference measured in the same run, with further figures for comparison. */
  readonly reference: string;
  readonly goal: string;
  readonly isMet: boolean;
}

interface Compared {
  readonly what: string;
  /** Milliseconds. */
  readonly measured: number;
  readonly reference: number;
  readonly referenceName: string;
  /** How many times the reference it may take; left out where no contract says. */
  readonly goal?: number;
  readonly also?: string;
}

/** A time compared with that of its reference. */
export function ratioRow({ what, measured, reference, referenceName, goal, also }: Compared): Row {
  const ratio = measured / reference;
  return {
    what,
    measured: milliseconds(measured),
    reference: `${referenceName} ${milliseconds(reference)}: ${ratio.toFixed(2)} ×${also === undefined ? '' : `; ${also}`}`,
    goal: goal === undefined ? '–' : `≤ ${goal} ×`,
    isMet: goal === undefined || ratio <= goal,
  };
}

/** With as many digits as are significant. */
export function milliseconds(value: number): string {
  const digits = value < 1 ? 3 : value < 10 ? 2 : value < 100 ? 1 : 0;
  return `${value.toFixed(digits)} ms`;
}
