/** The largest amount and total, in centavos: the range of integers that JSON clients carry exactly. */
export const LARGEST_AMOUNT = BigInt(Number.MAX_SAFE_INTEGER);

/** True for what can be published as a JSON number without losing a centavo. */
export function isPublishable(centavos: bigint): boolean {
  return centavos <= LARGEST_AMOUNT && centavos >= -LARGEST_AMOUNT;
}
