import { moneyText } from '../numbers/rounding';
import type { Computation } from '../compute';
import { exemptAmountWarnings } from '../report/exempt-amount-warnings';
import { taxYearPeriod } from '../tax-year';
import { ADJUSTMENT_BOX, hasBoxes, kindBoxes, LOSSES_CARRIED_BOX, LOSSES_USED_BOX } from './boxes';
import { assess, sumsByYear } from './assessment';
import { kindTotals, totalsOf, type KindTotals } from './kind-totals';
import type { LedgerYear } from './ledger';
import { RISE_YEAR } from './rates-of-tax';
import { reasonsToReport } from './reporting';
import type { ReturnFacts } from './return-facts';
import type { TaxReturn, TaxReturnKind } from './return-schema';
import { returnWarnings } from './return-warnings';
import type { PeriodGains, Tax } from './tax';

/** Divides a computation into what a Self Assessment return asks for; the last stage. */
export function toReturn(computation: Computation, facts: ReturnFacts): TaxReturn {
  const { year } = facts;
  const sums = sumsByYear(computation, year);
  const own = sums.get(year) ?? [];
  const kinds = kindTotals(own);
  const { ledger, entry, periods, tax } = assess(sums, facts);
  const reasons = reasonsToReport(entry, totalsOf(own));
  return {
    period: taxYearPeriod(year),
    kinds: kinds.map(publishKind),
    ...(hasBoxes(year) && { boxes: boxesOf(kinds, entry, tax) }),
    losses: {
      brought_forward: entry.broughtForward.toString(),
      brought_forward_used: entry.broughtForwardUsed.toString(),
      carried_forward: entry.carriedForward.toString(),
      years: ledger.map(publishLedgerYear),
    },
    exempt_amount: entry.exemptAmount.toString(),
    exempt_amount_used: entry.exemptAmountUsed.toString(),
    taxable_gains: entry.taxableGains.toString(),
    rate_periods: periods.map(publishPeriod),
    ...(tax !== undefined && { tax: publishTax(tax) }),
    reporting: { required: reasons.some((reason) => reason !== 'LOSS_TO_CLAIM'), reasons },
    warnings: [
      ...computation.warnings,
      ...exemptAmountWarnings(year, facts.currentYear),
      ...returnWarnings(facts, ledger, tax !== undefined),
    ],
  };
}

function boxesOf(kinds: readonly KindTotals[], entry: LedgerYear, tax: Tax | undefined): Record<string, string> {
  return {
    ...kindBoxes(entry.year, kinds),
    ...(entry.broughtForwardUsed > 0n && { [LOSSES_USED_BOX]: entry.broughtForwardUsed.toString() }),
    ...(entry.carriedForward > 0n && { [LOSSES_CARRIED_BOX]: entry.carriedForward.toString() }),
    ...(entry.year === RISE_YEAR && tax !== undefined && { [ADJUSTMENT_BOX]: moneyText(tax.due - tax.returnComputes) }),
  };
}

function publishKind({ kind, disposals, proceeds, allowableCosts, gains, losses }: KindTotals): TaxReturnKind {
  return {
    kind: kind.toLowerCase() as TaxReturnKind['kind'],
    disposals,
    proceeds: proceeds.toString(),
    allowable_costs: allowableCosts.toString(),
    gains: gains.toString(),
    losses: losses.toString(),
  };
}

function publishLedgerYear(entry: LedgerYear): TaxReturn['losses']['years'][number] {
  return {
    period: taxYearPeriod(entry.year),
    gains: entry.gains.toString(),
    losses: entry.losses.toString(),
    brought_forward: entry.broughtForward.toString(),
    brought_forward_used: entry.broughtForwardUsed.toString(),
    exempt_amount: entry.exemptAmount.toString(),
    taxable_gains: entry.taxableGains.toString(),
    carried_forward: entry.carriedForward.toString(),
    claim_by: entry.claimBy,
  };
}

function publishPeriod({ from, to, gains, taxableGains }: PeriodGains): TaxReturn['rate_periods'][number] {
  return { from, to, gains: gains.toString(), taxable_gains: taxableGains.toString() };
}

function publishTax({ bandLeft, lines, due, returnComputes }: Tax): NonNullable<TaxReturn['tax']> {
  return {
    band_left: bandLeft.toString(),
    lines: lines.map(({ from, rate, amount, tax }) => ({
      from,
      rate: rate.toString(),
      amount: amount.toString(),
      tax: moneyText(tax),
    })),
    due: moneyText(due),
    return_computes: moneyText(returnComputes),
    adjustment: moneyText(due - returnComputes),
  };
}
