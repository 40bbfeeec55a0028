/** Sizes in a doubling of the amount. */
export const SIZES_PER_DOUBLING = 8;
const DOUBLINGS_UP = 50;
const DOUBLINGS_DOWN = 14;

/**
 * The lower bounds of the sizes of amounts, in order, as decimals with eight digits or less. The database and this
 * process compare with the same numbers, so both find the same size.
 */
export const SIZE_BOUNDS: readonly string[] = bounds();

function bounds(): string[] {
  const texts = new Set<string>();
  for (let step = -DOUBLINGS_DOWN * SIZES_PER_DOUBLING; step <= DOUBLINGS_UP * SIZES_PER_DOUBLING; step += 1) {
    const bound = Number((2 ** (step / SIZES_PER_DOUBLING)).toPrecision(8));
    texts.add(bound.toFixed(bound < 1 ? 8 : bound < 1e6 ? 4 : 0));
  }
  return [...texts];
}

const numbers = SIZE_BOUNDS.map(Number);

/** How many bounds the amount, without its sign, reaches: what PostgreSQL's width_bucket finds. */
export function sizeOf(amount: string): number {
  const value = Math.abs(Number(amount));
  let low = 0;
  let high = numbers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? Number.POSITIVE_INFINITY) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** -1 for a debit, 1 for a credit, 0 for nothing. */
export function sideOf(amount: string): Side {
  return Math.sign(Number(amount)) as Side;
}

export type Side = -1 | 0 | 1;
