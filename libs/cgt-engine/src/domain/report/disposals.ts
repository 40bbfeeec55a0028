import type { ReportDisposal, ReportMatch, ReportPoolState } from '../../contract/report';
import { add, isZero, multiply, ZERO, type Fraction } from '../fraction';
import type { Leg } from '../matching/legs';
import { costOfShares } from '../pool-average';
import { moneyText, pence, penceOf, quantityText } from '../publish';
import { POUNDS, type Trade } from '../transaction';
import type { PoolState, ValuedDisposal, ValuedLeg } from '../valuation/value';

/** A disposal as it is published, beside the pence that a year's sums are made of. */
export interface PublishedDisposal {
  readonly disposal: ReportDisposal;
  readonly epochDay: number;
  readonly gross: bigint;
  readonly allowableCost: bigint;
  /** The sum of the legs' rounded gains: what makes the disposal a gain or a loss as a whole. */
  readonly net: bigint;
}

/** Rounds a disposal's figures, each on its own from its exact value. */
export function publishDisposal({ ticker, date, disposal, legs }: ValuedDisposal): PublishedDisposal {
  let allowableCost = 0n;
  let net = 0n;
  const matches = legs.map((leg) => {
    const cost = pence(leg.cost);
    const gain = pence(leg.gain);
    allowableCost += cost;
    net += gain;
    return publishLeg(leg, cost, gain);
  });
  const gross = penceOf(disposal.gross);
  const published: ReportDisposal = {
    date: date.text,
    ticker,
    quantity: quantityText(disposal.quantity),
    gross_proceeds: moneyText(gross),
    proceeds: moneyText(penceOf(disposal.proceeds)),
    matches,
  };
  if (!disposal.sales.every(isInPounds)) published.original = originalCurrencies(disposal.sales);
  return { disposal: published, epochDay: date.epochDay, gross, allowableCost, net };
}

function publishLeg({ match, pool }: ValuedLeg, cost: bigint, gain: bigint): ReportMatch {
  const { rule } = match;
  const quantity = quantityText(match.quantity);
  const allowable_cost = moneyText(cost);
  const gain_or_loss = moneyText(gain);
  if (pool === undefined) {
    return { rule, quantity, allowable_cost, gain_or_loss, acquisition_date: acquisitionDate(match) };
  }
  const { average, before, after } = pool;
  return {
    rule,
    quantity,
    allowable_cost,
    gain_or_loss,
    pool_before: publishPool({ quantity: before, cost: costOfShares(before, average) }),
    pool_after: publishPool({ quantity: after, cost: costOfShares(after, average) }),
  };
}

function acquisitionDate(match: Leg): string | undefined {
  return match.rule === 'Section104' ? undefined : match.acquisitionDay.date.text;
}

export function publishPool({ quantity, cost }: PoolState): ReportPoolState {
  return { quantity: quantityText(quantity), total_cost: moneyText(pence(cost)) };
}

/** The sales of a disposal in the currencies they were made in, by code. */
function originalCurrencies(sales: readonly Trade[]) {
  const sums = new Map<string, { gross: Fraction; fees: Fraction }>();
  const sumOf = (currency: string) => {
    let sum = sums.get(currency);
    if (sum === undefined) sums.set(currency, (sum = { gross: ZERO, fees: ZERO }));
    return sum;
  };
  for (const { quantity, price, fees } of sales) {
    const sum = sumOf(price.currency);
    sum.gross = add(sum.gross, multiply(quantity.value, price.amount.value));
    if (isZero(fees.amount.value)) continue;
    const charged = sumOf(fees.currency);
    charged.fees = add(charged.fees, fees.amount.value);
  }
  return [...sums.entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { gross, fees }]) => ({
      currency,
      gross_proceeds: moneyText(penceOf(gross)),
      fees: moneyText(penceOf(fees)),
    }));
}

function isInPounds({ price, fees }: Trade): boolean {
  return price.currency === POUNDS && (fees.currency === POUNDS || isZero(fees.amount.value));
}
