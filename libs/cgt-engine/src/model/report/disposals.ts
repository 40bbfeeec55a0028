import type { ReportDisposal, ReportMatch, ReportPoolState } from './report-schema';
import { add, isZero, ZERO, type Fraction } from '../numbers/fraction';
import { subtractedFrom } from '../numbers/pool-average';
import { moneyText, pence, penceOf, quantityText } from '../numbers/rounding';
import { agreedAmount, POUNDS, type Trade } from '../transaction';
import type { ValuedDisposal } from '../value/valued-history';
import { costOf, poolAfter, poolBefore, proceedsOf, type PoolState, type ValuedLeg } from '../value/valued-legs';

/** A disposal as it is published, beside the pence that a year's sums are made of. */
export interface PublishedDisposal {
  /** Undefined when only sums are wanted. */
  readonly disposal: ReportDisposal | undefined;
  readonly epochDay: number;
  readonly gross: bigint;
  /** Fees of the sale: what gross proceeds exceed net proceeds by, both rounded. */
  readonly costs: bigint;
  readonly allowableCost: bigint;
  /** The sum of the legs' rounded gains: what makes the disposal a gain or a loss as a whole. */
  readonly net: bigint;
}

/** Rounds a disposal's figures, each on its own from its exact value. */
export function publishDisposal({ day, legs }: ValuedDisposal, detail: 'full' | 'summary'): PublishedDisposal {
  const { date, ticker, disposal } = day;
  let allowableCost = 0n;
  let net = 0n;
  const matches: ReportMatch[] = [];
  for (const leg of legs) {
    const cost = costOf(leg);
    const costPence = pence(cost);
    const gainPence = pence(subtractedFrom(proceedsOf(leg, disposal), cost));
    allowableCost += costPence;
    net += gainPence;
    if (detail === 'full') matches.push(publishLeg(leg, moneyText(costPence), moneyText(gainPence)));
  }
  const gross = penceOf(disposal.gross);
  const proceeds = penceOf(disposal.proceeds);
  const sums = { epochDay: date.epochDay, gross, costs: gross - proceeds, allowableCost, net };
  if (detail === 'summary') return { disposal: undefined, ...sums };
  const published: ReportDisposal = {
    date: date.text,
    ticker,
    quantity: quantityText(disposal.quantity),
    gross_proceeds: moneyText(gross),
    proceeds: moneyText(proceeds),
    disposal_costs: moneyText(sums.costs),
    matches,
  };
  if (!disposal.sales.every(isInPounds)) published.original = originalCurrencies(disposal.sales);
  return { disposal: published, ...sums };
}

/** A leg as it is published, with its money. */
export function publishLeg(leg: ValuedLeg, allowable_cost: string, gain_or_loss: string): ReportMatch {
  const { rule } = leg;
  const quantity = quantityText(leg.quantity);
  if (rule !== 'Section104') {
    return { rule, quantity, allowable_cost, gain_or_loss, acquisition_date: leg.acquisitionDay.date.text };
  }
  const pool_before = publishPool(poolBefore(leg));
  return { rule, quantity, allowable_cost, gain_or_loss, pool_before, pool_after: publishPool(poolAfter(leg)) };
}

export function publishPool({ quantity, cost }: PoolState): ReportPoolState {
  return { quantity: quantityText(quantity), total_cost: moneyText(pence(cost)) };
}

interface CurrencySum {
  readonly currency: string;
  gross: Fraction;
  fees: Fraction;
}

/** The sales of a disposal in the currencies they were made in, by code. */
function originalCurrencies(sales: readonly Trade[]) {
  const sums: CurrencySum[] = [];
  for (const trade of sales) {
    const { consideration, fees } = trade;
    const sale = sumOf(sums, consideration.currency);
    sale.gross = add(sale.gross, agreedAmount(trade));
    if (isZero(fees.amount.value)) continue;
    const charged = sumOf(sums, fees.currency);
    charged.fees = add(charged.fees, fees.amount.value);
  }
  if (sums.length > 1) sums.sort((a, b) => (a.currency < b.currency ? -1 : 1));
  return sums.map(({ currency, gross, fees }) => ({
    currency,
    gross_proceeds: moneyText(penceOf(gross)),
    fees: moneyText(penceOf(fees)),
  }));
}

function sumOf(sums: CurrencySum[], currency: string): CurrencySum {
  let sum = sums.find((candidate) => candidate.currency === currency);
  if (sum === undefined) sums.push((sum = { currency, gross: ZERO, fees: ZERO }));
  return sum;
}

function isInPounds({ consideration, fees }: Trade): boolean {
  return consideration.currency === POUNDS && (fees.currency === POUNDS || isZero(fees.amount.value));
}
