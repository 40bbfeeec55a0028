import { totalTooLarge } from '../errors';
import { isPublishable } from '../model/amount';

/** A total in centavos as a JSON number. Throws `CONFLICT` with the field's name beyond 2^53 - 1: totals are never rounded. */
export function publishTotal(centavos: bigint, field: string, facts?: Readonly<Record<string, unknown>>): number {
  if (!isPublishable(centavos)) throw totalTooLarge(field, facts);
  return Number(centavos);
}
