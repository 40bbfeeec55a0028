import { exemptAmount } from '../tax-year';

/** A tax year's losses and what became of them; whole pounds. */
export interface LedgerYear {
  readonly year: number;
  readonly gains: bigint;
  readonly losses: bigint;
  readonly exemptAmount: bigint;
  readonly exemptAmountUsed: bigint;
  readonly broughtForward: bigint;
  readonly broughtForwardUsed: bigint;
  readonly taxableGains: bigint;
  readonly carriedForward: bigint;
  /** `YYYY-MM-DD`, the last day on which the year's net loss can be claimed; null for a year without one. */
  readonly claimBy: string | null;
}

export interface YearOfGains {
  readonly year: number;
  readonly gains: bigint;
  readonly losses: bigint;
}

/** TMA 1970 s43(1): four years after the end of the year of assessment. */
const YEARS_TO_CLAIM = 4;

/**
 * Follows losses through the years, in order: those of the year itself come off all its gains, those brought forward
 * only what is above the exempt amount (CG18030, CG18032). `broughtForward` stands before the first;
 * a net loss that was not claimed is lost (TCGA 1992 s16(2A)).
 */
export function ledgerOf(
  years: readonly YearOfGains[],
  broughtForward: bigint,
  notClaimed: ReadonlySet<number>,
): LedgerYear[] {
  let brought = broughtForward;
  return years.map(({ year, gains, losses }) => {
    const net = gains - losses;
    const exempt = BigInt(exemptAmount(year));
    const used = smaller(brought, atLeastZero(net - exempt));
    const exemptAmountUsed = smaller(exempt, atLeastZero(net - used));
    const carriedForward = brought - used + (notClaimed.has(year) ? 0n : atLeastZero(-net));
    const entry: LedgerYear = {
      year,
      gains,
      losses,
      exemptAmount: exempt,
      exemptAmountUsed,
      broughtForward: brought,
      broughtForwardUsed: used,
      taxableGains: atLeastZero(net) - used - exemptAmountUsed,
      carriedForward,
      claimBy: net < 0n ? `${year + 1 + YEARS_TO_CLAIM}-04-05` : null,
    };
    brought = carriedForward;
    return entry;
  });
}

function smaller(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

function atLeastZero(amount: bigint): bigint {
  return amount > 0n ? amount : 0n;
}
