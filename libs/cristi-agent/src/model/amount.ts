/** The largest amount and total, in centavos: JSON clients represent integers up to 2^53 - 1 exactly. */
export const LARGEST_AMOUNT = BigInt(Number.MAX_SAFE_INTEGER);

/** True where a JSON number represents the amount exactly. */
export function isPublishable(centavos: bigint): boolean {
  return centavos <= LARGEST_AMOUNT && centavos >= -LARGEST_AMOUNT;
}
