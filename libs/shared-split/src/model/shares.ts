import { formatMinorUnits } from '@bursar/money';

import { invariantViolated } from './refusals';
import { seenFromOther, type Split } from './split';

/** A split with what falls to the payer, in cents. */
export interface Apportionment {
  readonly split: Split;
  readonly payerShare: bigint;
}

/** Throws `SHARES_DO_NOT_ADD_UP` for exact shares of another amount. All in cents. */
export function requireSharesAddUp(split: Split, amount: bigint): void {
  if (split.type !== 'exact' || split.payer + split.other === amount) return;
  throw invariantViolated('SHARES_DO_NOT_ADD_UP', {
    amount: formatMinorUnits(amount),
    shares_total: formatMinorUnits(split.payer + split.other),
  });
}

/** What falls to the payer of a purchase, in cents; `undefined` for an equal split, which the month decides. */
export function payerShareOf(split: Split, amount: bigint): bigint | undefined {
  switch (split.type) {
    case 'equal':
      return undefined;
    case 'only_payer':
      return amount;
    case 'only_other':
      return 0n;
    case 'weights':
      return proportion(amount, BigInt(split.payer), BigInt(split.other));
    case 'exact':
      return proportion(amount, split.payer, split.other);
  }
}

/** The split of a purchase; `undefined` for an equal one. */
export function apportion(split: Split, amount: bigint): Apportionment | undefined {
  const payerShare = payerShareOf(split, amount);
  return payerShare === undefined ? undefined : { split, payerShare };
}

/**
 * The split of a refund: that of its purchase, in the same proportions and with the same tie, seen from who got the money
 * back. `undefined` for an equal one.
 */
export function apportionRefund(
  purchase: { readonly payerId: string; readonly split: Split },
  refund: { readonly payerId: string; readonly amount: bigint },
): Apportionment | undefined {
  const buyerShare = payerShareOf(purchase.split, refund.amount);
  if (buyerShare === undefined) return undefined;
  if (refund.payerId === purchase.payerId) return { split: purchase.split, payerShare: buyerShare };
  return { split: seenFromOther(purchase.split), payerShare: refund.amount - buyerShare };
}

/** An equal split of one movement alone, as section 8 splits a month: an odd cent of it falls to the other person. */
export function equalShareOfPayer(amount: bigint): bigint {
  return amount / 2n;
}

/** `amount` less `otherShare`, each part rounded down and a cent left over to the larger remainder, on a tie to the other. */
function proportion(amount: bigint, payer: bigint, other: bigint): bigint {
  const total = payer + other;
  // Exact shares of nothing but zeros belong to no amount above zero.
  if (total === 0n) return 0n;
  const floor = (amount * payer) / total;
  const left = amount - floor - (amount * other) / total;
  const isLarger = (amount * payer) % total > (amount * other) % total;
  return isLarger ? floor + left : floor;
}
