import { addDecimals, decimalOfUnits, parseDecimal, subtractDecimals, units, type Decimal } from '../decimal';

/** A line of a split as a person gives it: one may leave out its amount and takes the rest. */
export interface GivenLine {
  readonly amount?: Decimal | undefined;
  readonly category?: string | null | undefined;
  readonly note?: string | null | undefined;
}

export interface CompleteLine {
  readonly amount: Decimal;
  readonly category: string | null;
  readonly note: string | null;
}

/** The lines of a split, or why they are none: a line of nothing or a rest that is no amount, by its index, or a sum that is not that of the transaction. */
export type SplitLines =
  | { readonly lines: readonly CompleteLine[] }
  | { readonly emptyLine: number }
  | { readonly largeLine: number }
  | { readonly expected: Decimal; readonly given: Decimal; readonly difference: Decimal };

/** Completes the lines of a split of a transaction with this amount. */
export function splitLines(amount: Decimal, given: readonly GivenLine[]): SplitLines {
  const sum = given.reduce((total, line) => addDecimals(total, line.amount ?? ZERO), ZERO);
  const difference = subtractDecimals(amount, sum);
  const takesRest = given.some((line) => line.amount === undefined);
  if (!takesRest && units(difference) !== 0n) return { expected: amount, given: sum, difference };
  const lines = given.map(({ amount: own = difference, category = null, note = null }) => ({
    amount: own,
    category,
    note,
  }));
  const emptyLine = lines.findIndex((line) => units(line.amount) === 0n);
  if (emptyLine !== -1) return { emptyLine };
  const largeLine = lines.findIndex((line) => parseDecimal(line.amount) === undefined);
  return largeLine === -1 ? { lines } : { largeLine };
}

const ZERO = decimalOfUnits(0n);
