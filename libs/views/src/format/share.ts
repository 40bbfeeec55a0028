/**
 * How far a bar reaches, in percent of the longest. For pixels only: what is printed beside it comes from the text itself.
 */
export function barPercent(amount: string, longest: string): number {
  const [length, whole] = [Math.abs(Number(amount)), Math.abs(Number(longest))];
  if (!Number.isFinite(length) || !Number.isFinite(whole) || whole === 0) return 0;
  return Math.min(100, (length / whole) * 100);
}

/** The amount that is farthest from nothing, for bars to be measured by. */
export function longestOf(amounts: readonly string[]): string {
  return amounts.reduce((most, amount) => (Math.abs(Number(amount)) > Math.abs(Number(most)) ? amount : most), '0');
}
