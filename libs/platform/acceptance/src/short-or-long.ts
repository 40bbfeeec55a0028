/** A number of what random tests try: the first of these, or with `BURSAR_TEST_LONG=true` the second. */
export function shortOrLong(short: number, long: number): number {
  return process.env['BURSAR_TEST_LONG'] === 'true' ? long : short;
}
