import { civilDate } from '@bursar/calendar';

import type { ExplainedMatch, Explanation } from './explanation-schema';
import type { Computation } from '../compute';
import { ONE } from '../numbers/fraction';
import type { Day } from '../normalize/day';
import type { AcquisitionLeg, Rule } from '../match/legs';
import { costOfShares, roundAmount } from '../numbers/pool-average';
import { decimalText, moneyText, pence, penceOf, quantityText } from '../numbers/rounding';
import {
  costOf,
  gainOf,
  poolAfter,
  poolBefore,
  proceedsOf,
  type ValuedLeg,
  type ValuedPoolLeg,
} from '../value/valued-legs';
import { disposalNotFound } from './disposal-not-found';
import { publishPool } from './disposals';
import { subjectOf, subjectOfTransfer, type Subject } from './explained-subject';
import { explainedEvents } from './explained-events';

const RULE_NAMES = { SameDay: 'Same Day', BedAndBreakfast: 'Bed & Breakfast', Section104: 'Section 104' } as const;

const LEGAL_BASIS: Readonly<Record<Rule, string>> = {
  SameDay: 'TCGA92/S105(1)(b); CG51560',
  BedAndBreakfast: 'TCGA92/S106A(5); CG51560',
  Section104: 'TCGA92/S104; CG51575',
};

const AVERAGE_DECIMALS = 6;

/**
 * Explains how one disposal was identified. `date` is `YYYY-MM-DD`, `ticker` in capitals. Throws DISPOSAL_NOT_FOUND
 * with what there is instead.
 */
export function toExplanation(computation: Computation, date: string, ticker: string): Explanation {
  const { disposals, transfers, names } = computation;
  const day = civilDate(date);
  const meant = [...new Set([names.at(ticker, day), ...names.ever(ticker)])];
  const onDay = <Found extends { readonly day: Day }>(all: readonly Found[]): Found | undefined =>
    meant.flatMap((name) => all.filter((one) => one.day.ticker === name && one.day.date.text === date))[0];
  const found = onDay(disposals);
  const transfer = onDay(transfers);
  const subject = found === undefined ? transfer && subjectOfTransfer(transfer) : subjectOf(found);
  if (subject === undefined) throw disposalNotFound(computation, date, ticker, new Set(meant));
  const events = explainedEvents(computation, subject.ticker, day);
  return {
    disposal_date: date,
    ticker: subject.ticker,
    quantity: quantityText(subject.disposal.quantity),
    proceeds: moneyText(penceOf(subject.disposal.proceeds)),
    total_gain_or_loss:
      found === undefined
        ? '0.00'
        : moneyText(found.legs.reduce((sum, leg) => sum + pence(gainOf(leg, found.day.disposal)), 0n)),
    matches: subject.legs.map((leg) => explainLeg(leg, subject)),
    ...(events.length > 0 && { events }),
  };
}

function explainLeg(leg: ValuedLeg, subject: Subject): ExplainedMatch {
  const { disposal, basis, done } = subject;
  const cost = moneyText(pence(costOf(leg)));
  const isTransfer = done === 'given to the spouse';
  const figures = {
    proceeds: isTransfer ? cost : moneyText(penceOf(proceedsOf(leg, disposal))),
    allowable_cost: cost,
    gain_or_loss: isTransfer ? '0.00' : moneyText(pence(gainOf(leg, disposal))),
  };
  return {
    rule: RULE_NAMES[leg.rule],
    rule_code: leg.rule,
    quantity: quantityText(leg.quantity),
    ...figures,
    ...(leg.rule === 'Section104' ? poolFacts(leg) : acquisitionFacts(leg, subject, figures.allowable_cost)),
    legal_basis: basis === '' ? LEGAL_BASIS[leg.rule] : `${LEGAL_BASIS[leg.rule]}; ${basis}`,
    explanation: explanationOf(leg, subject, figures),
  };
}

function acquisitionFacts({ rule, acquisitionDay, acquired }: AcquisitionLeg, subject: Subject, cost: string) {
  const { date } = acquisitionDay;
  return {
    acquisition_date: date.text,
    acquisitions: [{ date: date.text, quantity: quantityText(acquired), cost }],
    ...(rule === 'BedAndBreakfast' && { days_after: date.epochDay - subject.date.epochDay }),
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

function explanationOf(leg: ValuedLeg, { ticker, date, disposal, done }: Subject, figures: Figures): string {
  const quantity = quantityText(leg.quantity);
  const { proceeds, allowable_cost: cost } = figures;
  const shares = `${quantity} of the ${quantityText(disposal.quantity)} ${ticker} ${done} on ${date.text}`;
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
  if (leg.rule === 'SameDay')
    return `${match}, the day ${done === 'sold' ? 'of the sale' : 'itself'}, fees included. ${result}`;
  const days = bought.epochDay - date.epochDay;
  const distance = days === 1 ? '1 day' : `${days} days`;
  return `${match}, ${distance} after ${done === 'sold' ? 'the sale' : 'it'} and so within 30 days, fees included. ${result}`;
}

function gainOrLoss({ gain_or_loss }: Figures): string {
  if (gain_or_loss === '0.00') return 'neither gain nor loss';
  return gain_or_loss.startsWith('-') ? `a loss of ${gain_or_loss.slice(1)}` : `a gain of ${gain_or_loss}`;
}
