/** Whether this is the long form, which takes minutes where the short one takes seconds. */
export const FULL = process.env['BURSAR_STRESS'] === 'full';

/** The seed of this run (tools/jest-seed.cjs). Every test that depends on it has it in its name, so that it can be repeated. */
export const SEED = Number(process.env['BURSAR_TEST_SEED']);

/** How often, how many or how long, in the short form and in the long one. */
export function effort<Effort>(short: Effort, full: Effort): Effort {
  return FULL ? full : short;
}
