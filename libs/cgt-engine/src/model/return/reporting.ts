import { exemptAmount } from '../tax-year';
import type { LedgerYear } from './ledger';

export const REASONS = ['PROCEEDS_OVER_LIMIT', 'GAINS_OVER_EXEMPT_AMOUNT', 'LOSS_TO_CLAIM'] as const;
export type Reason = (typeof REASONS)[number];

// Finance Act 2023 s8: a fixed limit from 2023/24, four times the exempt amount before.
const FIXED_LIMIT_FROM = 2023;
const FIXED_LIMIT_POUNDS = 50_000n;
const EXEMPT_AMOUNTS = 4n;

/** Why a year belongs in a Self Assessment return; amounts in pence, before any rounding to pounds. */
export function reasonsToReport(
  { year, gains: roundedGains, losses: roundedLosses, broughtForwardUsed }: LedgerYear,
  { gross, gains }: { readonly gross: bigint; readonly gains: bigint },
): Reason[] {
  const exempt = BigInt(exemptAmount(year)) * 100n;
  const limit = year >= FIXED_LIMIT_FROM ? FIXED_LIMIT_POUNDS * 100n : exempt * EXEMPT_AMOUNTS;
  const holds: Record<Reason, boolean> = {
    PROCEEDS_OVER_LIMIT: gross > limit,
    GAINS_OVER_EXEMPT_AMOUNT: gains > exempt,
    LOSS_TO_CLAIM: roundedLosses > roundedGains || broughtForwardUsed > 0n,
  };
  return REASONS.filter((reason) => holds[reason]);
}
