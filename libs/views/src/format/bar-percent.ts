/**
 * The length of a bar as a percentage of the largest amount. A float is exact enough for pixels; the printed figure comes from the
 * decimal text.
 */
export function barPercent(amount: string, largest: string): number {
  const [length, whole] = [Math.abs(Number(amount)), Math.abs(Number(largest))];
  if (!Number.isFinite(length) || !Number.isFinite(whole) || whole === 0) return 0;
  return Math.min(100, (length / whole) * 100);
}

/** The amount with the largest absolute value, the scale for bars. */
export function largestOf(amounts: readonly string[]): string {
  return amounts.reduce((most, amount) => (Math.abs(Number(amount)) > Math.abs(Number(most)) ? amount : most), '0');
}
