import type { ExplainedMatch, Explanation } from '../../contract/explanation';
import { refusal } from '../../contract/refusals';
import type { Computation } from '../engine';
import type { Rule } from '../matching/legs';
import { roundAmount } from '../pool-average';
import { decimalText, moneyText, pence, penceOf, quantityText } from '../publish';
import type { ValuedDisposal, ValuedLeg } from '../valuation/value';
import { publishPool } from './disposals';

const RULE_NAMES = { SameDay: 'Same Day', BedAndBreakfast: 'Bed & Breakfast', Section104: 'Section 104' } as const;

const LEGAL_BASIS: Readonly<Record<Rule, string>> = {
  SameDay: 'TCGA92/S105(1)(b); CG51560',
  BedAndBreakfast: 'TCGA92/S106A(5); CG51560',
  Section104: 'TCGA92/S104; CG51575',
};

const AVERAGE_DECIMALS = 6;
const LISTED_DISPOSALS = 30;

/**
 * Explains how one disposal was identified. `date` is `YYYY-MM-DD`, `ticker` in capitals. Throws DISPOSAL_NOT_FOUND
 * with what there is instead.
 */
export function toExplanation({ disposals }: Computation, date: string, ticker: string): Explanation {
  const found = disposals.find((disposal) => disposal.ticker === ticker && disposal.date.text === date);
  if (found === undefined) throw notFound(disposals, date, ticker);
  const matches = found.legs.map((leg) => explainLeg(leg, found));
  const total = found.legs.reduce((sum, { gain }) => sum + pence(gain), 0n);
  return {
    disposal_date: date,
    ticker,
    quantity: quantityText(found.disposal.quantity),
    proceeds: moneyText(penceOf(found.disposal.proceeds)),
    total_gain_or_loss: moneyText(total),
    matches,
  };
}

function explainLeg(leg: ValuedLeg, found: ValuedDisposal): ExplainedMatch {
  return {
    rule: RULE_NAMES[leg.rule],
    rule_code: leg.rule,
    quantity: quantityText(leg.quantity),
    proceeds: moneyText(penceOf(leg.proceeds)),
    allowable_cost: moneyText(pence(leg.cost)),
    gain_or_loss: moneyText(pence(leg.gain)),
    ...acquisitionFacts(leg, found),
    ...poolFacts(leg),
    legal_basis: LEGAL_BASIS[leg.rule],
    explanation: explanationOf(leg, found),
  };
}

function acquisitionFacts({ rule, acquisition, cost }: ValuedLeg, { date }: ValuedDisposal) {
  if (acquisition === undefined) return {};
  return {
    acquisition_date: acquisition.date.text,
    acquisitions: [
      { date: acquisition.date.text, quantity: quantityText(acquisition.quantity), cost: moneyText(pence(cost)) },
    ],
    ...(rule === 'BedAndBreakfast' && { days_after: acquisition.date.epochDay - date.epochDay }),
  };
}

function poolFacts({ pool }: ValuedLeg) {
  if (pool === undefined) return {};
  return {
    average_cost: averageCost(pool),
    pool_before: publishPool(pool.before),
    pool_after: publishPool(pool.after),
  };
}

function averageCost({ average }: NonNullable<ValuedLeg['pool']>): string {
  return decimalText(roundAmount(average, 10n ** BigInt(AVERAGE_DECIMALS)), AVERAGE_DECIMALS);
}

function explanationOf(leg: ValuedLeg, { ticker, date, disposal }: ValuedDisposal): string {
  const quantity = quantityText(leg.quantity);
  const shares = `${quantity} of the ${quantityText(disposal.quantity)} ${ticker} sold on ${date.text}`;
  const result = `Proceeds ${moneyText(penceOf(leg.proceeds))} less cost ${moneyText(pence(leg.cost))}: ${gainOrLoss(leg)}.`;
  if (leg.pool !== undefined) {
    const { before } = leg.pool;
    return (
      `${shares} came out of the Section 104 pool of ${quantityText(before.quantity)} shares costing ${moneyText(pence(before.cost))}, ` +
      `an average of ${averageCost(leg.pool)} each: ${quantity} × ${averageCost(leg.pool)} = ${moneyText(pence(leg.cost))}. ${result}`
    );
  }
  const acquisition = leg.acquisition as NonNullable<ValuedLeg['acquisition']>;
  const bought = `${quantityText(acquisition.quantity)} shares bought on ${acquisition.date.text} for ${moneyText(pence(leg.cost))}`;
  if (leg.rule === 'SameDay') {
    return `${shares} were matched with ${bought}, the day of the sale, fees included. ${result}`;
  }
  const days = acquisition.date.epochDay - date.epochDay;
  return `${shares} were matched with ${bought}, ${days} days after the sale and so within 30 days, fees included. ${result}`;
}

function gainOrLoss({ gain }: ValuedLeg): string {
  const amount = pence(gain);
  if (amount === 0n) return 'neither gain nor loss';
  return amount > 0n ? `a gain of ${moneyText(amount)}` : `a loss of ${moneyText(-amount)}`;
}

function notFound(disposals: readonly ValuedDisposal[], date: string, ticker: string) {
  const own = disposals.filter((disposal) => disposal.ticker === ticker);
  const tickers = [...new Set(disposals.map((disposal) => disposal.ticker))].sort();
  const available = own.map((disposal) => ({
    date: disposal.date.text,
    quantity: quantityText(disposal.disposal.quantity),
  }));
  const instead =
    own.length > 0
      ? `${ticker} was sold on ${listed(available.map((sale) => `${sale.date} (${sale.quantity})`))}`
      : tickers.length > 0
        ? `${ticker} was never sold; there are disposals of ${listed(tickers)}`
        : 'nothing was sold at all';
  const hint =
    own.length > 0
      ? 'use one of these dates'
      : tickers.length > 0
        ? 'use one of these tickers'
        : 'there is no SELL in the content';
  return refusal(
    'DISPOSAL_NOT_FOUND',
    `there is no disposal of ${ticker} on ${date}: ${instead}`,
    { hint },
    { ticker, date, available_disposals: available.slice(0, LISTED_DISPOSALS) },
  );
}

function listed(items: readonly string[]): string {
  const more = items.length - LISTED_DISPOSALS;
  return items.slice(0, LISTED_DISPOSALS).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
