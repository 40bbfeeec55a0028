/** The middle value; of two middle values, the larger. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The value that `hundredths` of a hundred stay within. */
export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * hundredths) / 100) - 1)] ?? Number.NaN;
}
