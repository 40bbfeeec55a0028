import type { Computation } from '../compute';
import { factsByYear } from '../report/tax-years';
import { disposalSums, kindTotals, type DisposalSum } from './kind-totals';
import { ledgerOf, type LedgerYear, type YearOfGains } from './ledger';
import type { ReturnFacts } from './return-facts';
import { periodGains, taxOn, type PeriodGains, type Tax } from './tax';

/** By start year, in order: every year with a disposal up to the one asked for, and that year. */
export type SumsByYear = ReadonlyMap<number, readonly DisposalSum[]>;

/** What a year's disposals come to after losses and the exempt amount, and the tax on it. */
export interface Assessment {
  readonly ledger: readonly LedgerYear[];
  /** The year asked for: the ledger's last. */
  readonly entry: LedgerYear;
  readonly periods: readonly PeriodGains[];
  /** Undefined without taxable income, and for years whose rates are not on file. */
  readonly tax: Tax | undefined;
}

export function sumsByYear(computation: Computation, year: number): SumsByYear {
  const sums = new Map<number, DisposalSum[]>();
  for (const [one, { disposals }] of factsByYear(computation)) {
    if (one <= year && disposals.length > 0) sums.set(one, disposalSums(disposals, computation.kindOf));
  }
  if (!sums.has(year)) sums.set(year, []);
  return sums;
}

export function assess(sums: SumsByYear, facts: ReturnFacts): Assessment {
  const { year, taxableIncome, bandExtension } = facts;
  const years = [...sums].map(([one, all]) => yearOfGains(one, all));
  const ledger = ledgerOf(years, facts.lossesBroughtForward, facts.lossesNotClaimed);
  const entry = ledger.at(-1) as LedgerYear;
  const periods = periodGains(entry, sums.get(year) ?? []);
  const tax = taxableIncome === undefined ? undefined : taxOn(year, periods, taxableIncome, bandExtension);
  return { ledger, entry, periods, tax };
}

/** In the whole pounds of the year's own return. */
function yearOfGains(year: number, sums: readonly DisposalSum[]): YearOfGains {
  const kinds = kindTotals(sums);
  return {
    year,
    gains: kinds.reduce((sum, { gains }) => sum + gains, 0n),
    losses: kinds.reduce((sum, { losses }) => sum + losses, 0n),
  };
}
