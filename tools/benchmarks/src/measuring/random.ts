/** The seed of all random data: the same in every run. */
export const SEED = 20_240_406;

/** Numbers from 0 to 1, the same in every run. */
export function linearCongruential(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}
