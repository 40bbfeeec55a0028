import { refundLimitExceeded } from './refusals';

/**
 * All refunds of a purchase, over all months, may add up to its price but not exceed it. Amounts in cents; `refunded` is
 * the sum of the stored refunds. Throws `REFUND_LIMIT_EXCEEDED`.
 */
export function requireWithinPurchase(
  purchase: { readonly id: string; readonly amount: bigint },
  refunded: bigint,
  refund: bigint,
): void {
  if (refunded + refund <= purchase.amount) return;
  throw refundLimitExceeded({ purchaseId: purchase.id, purchased: purchase.amount, refunded });
}
