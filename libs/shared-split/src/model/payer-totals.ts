import type { MovementType } from './movement';

/** What one payer's counting movements of a month add up to, in cents. */
export interface PayerTotals {
  readonly payerId: string;
  readonly purchases: bigint;
  readonly refunds: bigint;
  /** Purchases less refunds, of those that are split equally. */
  readonly equalNet: bigint;
  /** Of the others, purchases less refunds: what falls to the payer. */
  readonly ownShare: bigint;
  /** The same: what falls to the other person. */
  readonly otherShare: bigint;
}

/** The part of a movement that sums need. */
export interface CountedMovement {
  readonly type: MovementType;
  readonly amount: bigint;
  readonly payerId: string;
  /** In cents; null for an equal split. */
  readonly payerShare: bigint | null;
}

const NOTHING = { purchases: 0n, refunds: 0n, equalNet: 0n, ownShare: 0n, otherShare: 0n };

/** What a movement adds to the totals of its payer; `sign` -1 takes it out again. */
export function contributionOf(
  { type, amount, payerId, payerShare }: CountedMovement,
  sign: 1n | -1n = 1n,
): PayerTotals {
  const counted = sign * amount;
  const net = type === 'purchase' ? sign : -sign;
  return {
    ...NOTHING,
    payerId,
    ...(type === 'purchase' ? { purchases: counted } : { refunds: counted }),
    ...(payerShare === null
      ? { equalNet: net * amount }
      : { ownShare: net * payerShare, otherShare: net * (amount - payerShare) }),
  };
}

/** Totals with one entry for each payer. */
export function addTotals(totals: readonly PayerTotals[], more: readonly PayerTotals[]): PayerTotals[] {
  const sums = new Map<string, PayerTotals>();
  for (const each of [...totals, ...more]) {
    const known = sums.get(each.payerId);
    sums.set(each.payerId, known === undefined ? each : sumOf(known, each));
  }
  return [...sums.values()];
}

function sumOf(one: PayerTotals, other: PayerTotals): PayerTotals {
  return {
    payerId: one.payerId,
    purchases: one.purchases + other.purchases,
    refunds: one.refunds + other.refunds,
    equalNet: one.equalNet + other.equalNet,
    ownShare: one.ownShare + other.ownShare,
    otherShare: one.otherShare + other.otherShare,
  };
}
