const isLong = () => process.env['BURSAR_TEST_LONG'] === 'true';

/** A number of what random tests try: the first of these, or with `BURSAR_TEST_LONG=true` the second. */
export function shortOrLong(short: number, long: number): number {
  return isLong() ? long : short;
}

/**
 * So many of several that are alike, in their order, chosen by the seed of the run (tools/jest-seed.cjs): each change tries
 * others. With `BURSAR_TEST_LONG=true` all of them.
 */
export function inTurn<Value>(values: readonly Value[], count: number): readonly Value[] {
  if (isLong()) return values;
  const seed = Number(process.env['BURSAR_TEST_SEED'] ?? 0);
  return values.filter((_, index) => (index + seed) % values.length < count);
}
