import type { ReportDisposal, ReportMatch, ReportPoolState } from './report-schema';
import { add, isZero, multiply, ZERO, type Fraction } from '../numbers/fraction';
import { subtractedFrom } from '../numbers/pool-average';
import { moneyText, pence, penceOf, quantityText } from '../numbers/rounding';
import { POUNDS, type Trade } from '../transaction';
import type { ValuedDisposal } from '../value/value';
import { costOf, poolAfter, poolBefore, proceedsOf, type PoolState, type ValuedLeg } from '../value/valued-legs';

/** A disposal as it is published, beside the pence that a year's sums are made of. */
export interface PublishedDisposal {
  /** Undefined when only sums are wanted. */
  readonly disposal: ReportDisposal | undefined;
  readonly epochDay: number;
  readonly gross: bigint;
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
  const epochDay = date.epochDay;
  if (detail === 'summary') return { disposal: undefined, epochDay, gross, allowableCost, net };
  const published: ReportDisposal = {
    date: date.text,
    ticker,
    quantity: quantityText(disposal.quantity),
    gross_proceeds: moneyText(gross),
    proceeds: moneyText(penceOf(disposal.proceeds)),
    matches,
  };
  if (!disposal.sales.every(isInPounds)) published.original = originalCurrencies(disposal.sales);
  return { disposal: published, epochDay, gross, allowableCost, net };
}

function publishLeg(leg: ValuedLeg, allowable_cost: string, gain_or_loss: string): ReportMatch {
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
  for (const { quantity, price, fees } of sales) {
    const sale = sumOf(sums, price.currency);
    sale.gross = add(sale.gross, multiply(quantity.value, price.amount.value));
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

function isInPounds({ price, fees }: Trade): boolean {
  return price.currency === POUNDS && (fees.currency === POUNDS || isZero(fees.amount.value));
}
