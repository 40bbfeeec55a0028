/** The long form was asked for: minutes where the short one takes seconds. */
export const FULL = process.env['BURSAR_STRESS'] === 'full';

/** Of what is random in this run. Every test that depends on it names it, so that it can be had again. */
export const SEED = Number(process.env['BURSAR_TEST_SEED'] ?? Date.now() % 1_000_000);

/** How often, how many or how long, in the short form and in the long one. */
export function effort(short: number, full: number): number {
  return FULL ? full : short;
}
