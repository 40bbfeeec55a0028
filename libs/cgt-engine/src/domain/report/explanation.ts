import type { ExplainedMatch, Explanation } from '../../contract/explanation';
import { refusal } from '../../contract/refusals';
import type { Computation } from '../engine';
import { ONE } from '../fraction';
import type { AcquisitionLeg, Rule } from '../matching/legs';
import { costOfShares, roundAmount, type PoolAverage } from '../pool-average';
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
  const { match, proceeds, cost, gain } = leg;
  return {
    rule: RULE_NAMES[match.rule],
    rule_code: match.rule,
    quantity: quantityText(match.quantity),
    proceeds: moneyText(penceOf(proceeds)),
    allowable_cost: moneyText(pence(cost)),
    gain_or_loss: moneyText(pence(gain)),
    ...(match.rule === 'Section104' ? poolFacts(leg) : acquisitionFacts(match, leg, found)),
    legal_basis: LEGAL_BASIS[match.rule],
    explanation: explanationOf(leg, found),
  };
}

function acquisitionFacts(
  { rule, acquisitionDay, acquired }: AcquisitionLeg,
  { cost }: ValuedLeg,
  found: ValuedDisposal,
) {
  const { date } = acquisitionDay;
  return {
    acquisition_date: date.text,
    acquisitions: [{ date: date.text, quantity: quantityText(acquired), cost: moneyText(pence(cost)) }],
    ...(rule === 'BedAndBreakfast' && { days_after: date.epochDay - found.date.epochDay }),
  };
}

function poolFacts({ pool }: ValuedLeg) {
  if (pool === undefined) return {};
  const { average, before, after } = pool;
  return {
    average_cost: averageCost(average),
    pool_before: publishPool({ quantity: before, cost: costOfShares(before, average) }),
    pool_after: publishPool({ quantity: after, cost: costOfShares(after, average) }),
  };
}

function averageCost(average: PoolAverage): string {
  return decimalText(roundAmount(costOfShares(ONE, average), 10n ** BigInt(AVERAGE_DECIMALS)), AVERAGE_DECIMALS);
}

function explanationOf(leg: ValuedLeg, { ticker, date, disposal }: ValuedDisposal): string {
  const { match, pool } = leg;
  const quantity = quantityText(match.quantity);
  const cost = moneyText(pence(leg.cost));
  const shares = `${quantity} of the ${quantityText(disposal.quantity)} ${ticker} sold on ${date.text}`;
  const result = `Proceeds ${moneyText(penceOf(leg.proceeds))} less cost ${cost}: ${gainOrLoss(leg)}.`;
  if (match.rule === 'Section104') {
    if (pool === undefined) return result;
    const poolCost = moneyText(pence(costOfShares(pool.before, pool.average)));
    const average = averageCost(pool.average);
    return (
      `${shares} came out of the Section 104 pool of ${quantityText(pool.before)} shares costing ${poolCost}, ` +
      `an average of ${average} each: ${quantity} × ${average} = ${cost}. ${result}`
    );
  }
  const day = match.acquisitionDay.date;
  const bought = `${quantityText(match.acquired)} shares bought on ${day.text} for ${cost}`;
  if (match.rule === 'SameDay') {
    return `${shares} were matched with ${bought}, the day of the sale, fees included. ${result}`;
  }
  const days = day.epochDay - date.epochDay;
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
