import { civilDate } from '@bursar/calendar';

import type { LedgerYear } from './ledger';
import { roundedDown, totalsOf, type DisposalSum } from './kind-totals';
import { basicRateBand, RATES_OF_RETURN_2024, RISE_YEAR, ratePeriodsOf, type RatePeriod } from './rates-of-tax';

/** A rate period with its gains before losses and what of them is taxed; whole pounds. */
export interface PeriodGains extends RatePeriod {
  readonly gains: bigint;
  readonly taxableGains: bigint;
}

/** Tax at one rate in one period: `amount` in whole pounds, `tax` in pence. */
export interface TaxLine {
  readonly from: string;
  readonly rate: bigint;
  readonly amount: bigint;
  readonly tax: bigint;
}

export interface Tax {
  /** Whole pounds of the basic rate band that income leaves to gains. */
  readonly bandLeft: bigint;
  readonly lines: readonly TaxLine[];
  /** Pence. */
  readonly due: bigint;
  readonly returnComputes: bigint;
}

/**
 * Divides a year's taxable gains among its rate periods: losses and the exempt amount go where they save most
 * (CG21245), which is the period with the higher rates.
 */
export function periodGains({ year, gains, taxableGains }: LedgerYear, sums: readonly DisposalSum[]): PeriodGains[] {
  const [first, second] = ratePeriodsOf(year);
  if (second === undefined) return [{ ...first, gains, taxableGains }];
  const start = civilDate(second.from).epochDay;
  const inLater = roundedDown(totalsOf(sums.filter(({ epochDay }) => epochDay >= start)).gains);
  // The boxes are rounded kind by kind and may come to a pound less.
  const later = inLater < gains ? inLater : gains;
  const earlier = gains - later;
  const deducted = gains - taxableGains;
  const laterTaxable = deducted < later ? later - deducted : 0n;
  return [
    { ...first, gains: earlier, taxableGains: taxableGains - laterTaxable },
    { ...second, gains: later, taxableGains: laterTaxable },
  ];
}

/**
 * Tax in bands; undefined for years whose rates are not on file. The band that is left goes to the first period first:
 * there it saves ten per cent of each pound and six in the second, and the choice is the taxpayer's (TCGA 1992 s1I; CG21205, example 2).
 */
export function taxOn(
  year: number,
  periods: readonly PeriodGains[],
  taxableIncome: bigint,
  extension: bigint,
): Tax | undefined {
  const bandLeft = larger(0n, basicRateBand(year) + extension - taxableIncome);
  let band = bandLeft;
  const lines: TaxLine[] = [];
  for (const { from, rates, taxableGains } of periods) {
    if (rates === undefined) return undefined;
    const lower = taxableGains < band ? taxableGains : band;
    band -= lower;
    for (const [rate, amount] of [
      [rates.lower, lower],
      [rates.higher, taxableGains - lower],
    ] as const) {
      if (amount > 0n) lines.push({ from, rate, amount, tax: amount * rate });
    }
  }
  const due = lines.reduce((sum, { tax }) => sum + tax, 0n);
  return { bandLeft, lines, due, returnComputes: year === RISE_YEAR ? atOldRates(lines, bandLeft) : due };
}

function atOldRates(lines: readonly TaxLine[], bandLeft: bigint): bigint {
  const taxable = lines.reduce((sum, { amount }) => sum + amount, 0n);
  const lower = taxable < bandLeft ? taxable : bandLeft;
  return lower * RATES_OF_RETURN_2024.lower + (taxable - lower) * RATES_OF_RETURN_2024.higher;
}

function larger(a: bigint, b: bigint): bigint {
  return a > b ? a : b;
}
