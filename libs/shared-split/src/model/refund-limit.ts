import { refundLimitExceeded } from './refusals';

/**
 * All refunds of a purchase together, over all months, may reach but not pass what it cost. Amounts in cents;
 * `refunded` is the sum of the refunds that are stored. Throws `REFUND_LIMIT_EXCEEDED`.
 */
export function requireWithinPurchase(
  purchase: { readonly id: string; readonly amount: bigint },
  refunded: bigint,
  refund: bigint,
): void {
  if (refunded + refund <= purchase.amount) return;
  throw refundLimitExceeded({ purchaseId: purchase.id, purchased: purchase.amount, refunded });
}
