import { exemptAmountOf, periodOf, sixMonthsLater, taxYearOf } from './reference-calendar';
import { Fraction } from './reference-fraction';
import type { Disposal, Leg, Pool, Transfer } from './reference-legs';
import type { PoundTransaction } from './reference-transaction';

export interface ReferencePool {
  quantity: string;
  total_cost: string;
}

export interface ReferenceMatch {
  rule: 'SameDay' | 'BedAndBreakfast' | 'Section104';
  quantity: string;
  allowable_cost: string;
  gain_or_loss: string;
  acquisition_date?: string;
  pool_before?: ReferencePool;
  pool_after?: ReferencePool;
}

export interface ReferenceDisposal {
  date: string;
  ticker: string;
  quantity: string;
  gross_proceeds: string;
  proceeds: string;
  disposal_costs: string;
  matches: ReferenceMatch[];
}

export interface ReferenceGains {
  total_gain: string;
  total_loss: string;
  net_gain: string;
}

export interface ReferenceRatePeriod extends ReferenceGains {
  from: string;
  to: string;
}

export interface ReferenceTransfer {
  date: string;
  ticker: string;
  quantity: string;
  total_cost: string;
  matches: ReferenceMatch[];
}

export interface ReferenceTaxYear extends ReferenceGains {
  period: string;
  disposals: ReferenceDisposal[];
  disposal_count: number;
  gross_proceeds: string;
  total_allowable_cost: string;
  disposal_costs: string;
  allowable_costs: string;
  exempt_amount: string;
  taxable_gain: string;
  dividend_income: string;
  dividend_tax_paid: string;
  excess_reportable_income?: string;
  transfers?: ReferenceTransfer[];
  gains_by_rate_period?: ReferenceRatePeriod[];
}

export interface ReferenceHolding extends ReferencePool {
  ticker: string;
}

function money(amount: Fraction): string {
  return amount.toDecimal(2);
}

/** Ten decimals at most, and none that say nothing. */
export function publishedQuantity(quantity: Fraction): string {
  return quantity.toDecimal(10).replace(/\.?0+$/, '');
}

/** A sum of figures already rounded, so that a column adds up to its total. */
function sumOf(figures: string[]): Fraction {
  return Fraction.sum(figures.map((figure) => Fraction.ofDecimal(figure)));
}

export function publishedPool(pool: Pool): ReferencePool {
  return { quantity: publishedQuantity(pool.quantity), total_cost: money(pool.cost) };
}

function publishedLeg(leg: Leg): ReferenceMatch {
  return {
    rule: leg.rule,
    quantity: publishedQuantity(leg.quantity),
    allowable_cost: money(leg.cost),
    gain_or_loss: money(leg.gain),
    ...(leg.acquisitionDate === undefined ? {} : { acquisition_date: leg.acquisitionDate }),
    ...(leg.pool === undefined
      ? {}
      : { pool_before: publishedPool(leg.pool.before), pool_after: publishedPool(leg.pool.after) }),
  };
}

function publishedDisposal(disposal: Disposal): ReferenceDisposal {
  return {
    date: disposal.date,
    ticker: disposal.ticker,
    quantity: publishedQuantity(disposal.quantity),
    gross_proceeds: money(disposal.gross),
    proceeds: money(disposal.proceeds),
    disposal_costs: money(sumOf([money(disposal.gross)]).minus(sumOf([money(disposal.proceeds)]))),
    matches: disposal.legs.map(publishedLeg),
  };
}

/** What went to a spouse has neither gain nor loss (TCGA92/S58). */
function publishedTransfer(transfer: Transfer): ReferenceTransfer {
  const matches = transfer.legs.map((leg) => ({ ...publishedLeg(leg), gain_or_loss: '0.00' }));
  return {
    date: transfer.date,
    ticker: transfer.ticker,
    quantity: publishedQuantity(transfer.quantity),
    total_cost: money(sumOf(matches.map((match) => match.allowable_cost))),
    matches,
  };
}

function inOrder<Item extends { date: string; ticker: string }>(items: Item[], taxYear: number): Item[] {
  return items
    .filter(({ date }) => taxYearOf(date) === taxYear)
    .sort((a, b) => (`${a.date} ${a.ticker}` < `${b.date} ${b.ticker}` ? -1 : 1));
}

/** A disposal is one gain or one loss: the sum of its legs. */
function gainsOf(disposals: ReferenceDisposal[]): ReferenceGains {
  const nets = disposals.map(({ matches }) => sumOf(matches.map((match) => match.gain_or_loss)));
  const gain = Fraction.sum(nets.filter((net) => net.isPositive()));
  const loss = Fraction.zero.minus(Fraction.sum(nets.filter((net) => !net.isPositive())));
  return { total_gain: money(gain), total_loss: money(loss), net_gain: money(gain.minus(loss)) };
}

export function publishedTaxYear(
  taxYear: number,
  allDisposals: Disposal[],
  allTransfers: Transfer[],
  transactions: PoundTransaction[],
): ReferenceTaxYear {
  const disposals = inOrder(allDisposals, taxYear).map(publishedDisposal);
  const transfers = inOrder(allTransfers, taxYear).map(publishedTransfer);
  const reported = transactions.filter(
    ({ action, date }) => action === 'ERI' && taxYearOf(sixMonthsLater(date)) === taxYear,
  );
  const dividends = transactions.filter(({ action, date }) => action === 'DIVIDEND' && taxYearOf(date) === taxYear);
  const gains = gainsOf(disposals);
  const exemptAmount = Fraction.ofDecimal(exemptAmountOf(taxYear));
  const aboveExempt = Fraction.ofDecimal(gains.net_gain).minus(exemptAmount);
  const ratePeriod = (from: string, to: string): ReferenceRatePeriod => ({
    from,
    to,
    ...gainsOf(disposals.filter(({ date }) => date >= from && date <= to)),
  });
  return {
    period: periodOf(taxYear),
    disposals,
    disposal_count: disposals.length,
    ...gains,
    gross_proceeds: money(sumOf(disposals.map((disposal) => disposal.gross_proceeds))),
    total_allowable_cost: money(
      sumOf(disposals.flatMap(({ matches }) => matches.map((match) => match.allowable_cost))),
    ),
    disposal_costs: money(sumOf(disposals.map((disposal) => disposal.disposal_costs))),
    // Proceeds less all allowable costs are the gain (TCGA92/S38).
    allowable_costs: money(
      sumOf(disposals.map((disposal) => disposal.gross_proceeds)).minus(Fraction.ofDecimal(gains.net_gain)),
    ),
    exempt_amount: money(exemptAmount),
    taxable_gain: money(aboveExempt.isPositive() ? aboveExempt : Fraction.zero),
    dividend_income: money(Fraction.sum(dividends.map((row) => row.total))),
    dividend_tax_paid: money(Fraction.sum(dividends.map((row) => row.tax))),
    ...(reported.length > 0 ? { excess_reportable_income: money(Fraction.sum(reported.map((row) => row.total))) } : {}),
    ...(transfers.length > 0 ? { transfers } : {}),
    // The rates on shares rose for disposals on or after 30 October 2024.
    ...(taxYear === 2024
      ? { gains_by_rate_period: [ratePeriod('2024-04-06', '2024-10-29'), ratePeriod('2024-10-30', '2025-04-05')] }
      : {}),
  };
}
