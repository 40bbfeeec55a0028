import type { ExplainedMatch, Explanation } from './explanation-schema';
import { refusal } from '../../errors';
import type { Computation } from '../compute';
import { ONE } from '../numbers/fraction';
import type { DisposalDay } from '../normalize/history';
import type { AcquisitionLeg, Rule } from '../match/legs';
import { costOfShares, roundAmount } from '../numbers/pool-average';
import { decimalText, moneyText, pence, penceOf, quantityText } from '../numbers/rounding';
import type { ValuedDisposal } from '../value/value';
import {
  costOf,
  gainOf,
  poolAfter,
  poolBefore,
  proceedsOf,
  type ValuedLeg,
  type ValuedPoolLeg,
} from '../value/valued-legs';
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
  const found = disposals.find(({ day }) => day.ticker === ticker && day.date.text === date);
  if (found === undefined) throw notFound(disposals, date, ticker);
  const { disposal } = found.day;
  return {
    disposal_date: date,
    ticker,
    quantity: quantityText(disposal.quantity),
    proceeds: moneyText(penceOf(disposal.proceeds)),
    total_gain_or_loss: moneyText(found.legs.reduce((sum, leg) => sum + pence(gainOf(leg, disposal)), 0n)),
    matches: found.legs.map((leg) => explainLeg(leg, found.day)),
  };
}

function explainLeg(leg: ValuedLeg, day: DisposalDay): ExplainedMatch {
  const figures = {
    proceeds: moneyText(penceOf(proceedsOf(leg, day.disposal))),
    allowable_cost: moneyText(pence(costOf(leg))),
    gain_or_loss: moneyText(pence(gainOf(leg, day.disposal))),
  };
  return {
    rule: RULE_NAMES[leg.rule],
    rule_code: leg.rule,
    quantity: quantityText(leg.quantity),
    ...figures,
    ...(leg.rule === 'Section104' ? poolFacts(leg) : acquisitionFacts(leg, day, figures.allowable_cost)),
    legal_basis: LEGAL_BASIS[leg.rule],
    explanation: explanationOf(leg, day, figures),
  };
}

function acquisitionFacts({ rule, acquisitionDay, acquired }: AcquisitionLeg, day: DisposalDay, cost: string) {
  const { date } = acquisitionDay;
  return {
    acquisition_date: date.text,
    acquisitions: [{ date: date.text, quantity: quantityText(acquired), cost }],
    ...(rule === 'BedAndBreakfast' && { days_after: date.epochDay - day.date.epochDay }),
  };
}

function poolFacts(leg: ValuedPoolLeg) {
  return {
    average_cost: averageCost(leg),
    pool_before: publishPool(poolBefore(leg)),
    pool_after: publishPool(poolAfter(leg)),
  };
}

function averageCost({ average }: ValuedPoolLeg): string {
  return decimalText(roundAmount(costOfShares(ONE, average), 10n ** BigInt(AVERAGE_DECIMALS)), AVERAGE_DECIMALS);
}

type Figures = Pick<ExplainedMatch, 'proceeds' | 'allowable_cost' | 'gain_or_loss'>;

function explanationOf(leg: ValuedLeg, { ticker, date, disposal }: DisposalDay, figures: Figures): string {
  const quantity = quantityText(leg.quantity);
  const { proceeds, allowable_cost: cost } = figures;
  const shares = `${quantity} of the ${quantityText(disposal.quantity)} ${ticker} sold on ${date.text}`;
  const result = `Proceeds ${proceeds} less cost ${cost}: ${gainOrLoss(figures)}.`;
  if (leg.rule === 'Section104') {
    const pool = publishPool(poolBefore(leg));
    const average = averageCost(leg);
    return (
      `${shares} came out of the Section 104 pool of ${pool.quantity} shares costing ${pool.total_cost}, ` +
      `an average of ${average} each: ${quantity} × ${average} = ${cost}. ${result}`
    );
  }
  const bought = leg.acquisitionDay.date;
  const match = `${shares} were matched with ${quantityText(leg.acquired)} shares bought on ${bought.text} for ${cost}`;
  if (leg.rule === 'SameDay') return `${match}, the day of the sale, fees included. ${result}`;
  const days = bought.epochDay - date.epochDay;
  const distance = days === 1 ? '1 day' : `${days} days`;
  return `${match}, ${distance} after the sale and so within 30 days, fees included. ${result}`;
}

function gainOrLoss({ gain_or_loss }: Figures): string {
  if (gain_or_loss === '0.00') return 'neither gain nor loss';
  return gain_or_loss.startsWith('-') ? `a loss of ${gain_or_loss.slice(1)}` : `a gain of ${gain_or_loss}`;
}

function notFound(disposals: readonly ValuedDisposal[], date: string, ticker: string) {
  const own = disposals.filter(({ day }) => day.ticker === ticker);
  const tickers = [...new Set(disposals.map(({ day }) => day.ticker))].sort();
  const available = own.map(({ day }) => ({
    date: day.date.text,
    quantity: quantityText(day.disposal.quantity),
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
