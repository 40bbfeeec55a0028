import { addDays } from '@bursar/calendar';

import type { Computation } from '../compute';
import { firstMissingRate, missingRateRefusal } from '../fx/pounds';
import type { RateTable } from '../fx/rate-table';
import { BED_AND_BREAKFAST_DAYS, type Cover } from '../match/identify';
import { crossCheck } from '../normalize/cross-checks';
import { fraction, isPositive, isZero, type Fraction } from '../numbers/fraction';
import { moneyText, sellableText } from '../numbers/rounding';
import type { Assessment } from '../return/assessment';
import type { ReturnFacts } from '../return/return-facts';
import { returnWarnings } from '../return/return-warnings';
import { PlanOutcomes } from './plan-outcomes';
import type { PlannedDisposal } from './plan-schema';
import { asTrade, type PlannedSale } from './sale';
import { saleTrial, type Trial } from './sale-trial';

export interface PlanRequest {
  readonly sale: PlannedSale;
  /** Undefined for as many shares as stay within the allowance. */
  readonly quantity: Fraction | undefined;
  readonly cover: Cover;
  readonly facts: ReturnFacts;
}

/** Answers what one more sale would come to. Throws what the calculation with the sale refuses. */
export function planDisposal(computation: Computation, rates: RateTable, request: PlanRequest): PlannedDisposal {
  const { sale, cover, facts } = request;
  const missing = firstMissingRate([asTrade(sale, fraction(1n))], rates);
  if (missing !== undefined) throw missingRateRefusal(missing, rates);
  crossCheck([...computation.events, asTrade(sale, fraction(1n))]);
  const trial = saleTrial(computation, sale, cover);
  const plan = new PlanOutcomes(computation, trial, sale, facts);
  const most = plan.mostWithinAllowance();
  const quantity = request.quantity ?? most;
  const outcome = isPositive(quantity) ? plan.outcome(quantity) : undefined;
  const before = plan.before;
  const after = outcome?.assessment ?? before;
  const { gross = 0n, costs = 0n, allowableCost = 0n, net = 0n } = outcome?.added ?? {};
  const dueAfter = after.tax?.due;
  return {
    ticker: sale.ticker,
    date: sale.date.text,
    quantity: sellableText(quantity),
    gross_proceeds: moneyText(gross),
    proceeds: moneyText(gross - costs),
    allowable_cost: moneyText(allowableCost),
    gain_or_loss: moneyText(net),
    matches: outcome === undefined ? [] : (plan.published(outcome.trial, 'full')?.disposal?.matches ?? []),
    before: stateOf(before),
    after: stateOf(after),
    ...(before.tax !== undefined &&
      dueAfter !== undefined && {
        tax: {
          before: moneyText(before.tax.due),
          after: moneyText(dueAfter),
          extra: moneyText(dueAfter - before.tax.due),
        },
      }),
    within_allowance: {
      quantity: sellableText(most),
      gain_or_loss: moneyText(isZero(most) ? 0n : plan.outcome(most).added.net),
    },
    buy_back_from: addDays(sale.date, BED_AND_BREAKFAST_DAYS + 1).text,
    warnings: warningsOf(computation, outcome?.trial, after, request),
  };
}

function stateOf({ entry }: Assessment): PlannedDisposal['before'] {
  return {
    taxable_gains: entry.taxableGains.toString(),
    exempt_amount_left: (entry.exemptAmount - entry.exemptAmountUsed).toString(),
    losses_left: entry.carriedForward.toString(),
  };
}

function warningsOf(
  computation: Computation,
  trial: Trial | undefined,
  after: Assessment,
  { sale, facts }: PlanRequest,
): string[] {
  const { ticker, date } = sale;
  const back = addDays(date, BED_AND_BREAKFAST_DAYS + 1);
  const history = computation.days.find((one) => one.ticker === ticker);
  const bought = history?.days.find(
    ({ date: day, acquisition }) =>
      acquisition !== undefined && day.epochDay > date.epochDay && day.epochDay < back.epochDay,
  );
  const buyBack =
    bought === undefined
      ? `Buying ${ticker} back before ${back.text} changes this sum: shares bought within 30 days are matched with the sale (TCGA 1992 s106A(5)).`
      : `${ticker} was bought on ${bought.date.text}, within 30 days after ${date.text}: those shares are matched with the sale (TCGA 1992 s106A(5)).`;
  const known = new Set(computation.warnings);
  return [
    ...computation.warnings,
    ...(trial?.warnings ?? []).filter((warning) => !known.has(warning)),
    ...returnWarnings(facts, after.ledger, after.tax !== undefined).filter((warning) => !warning.includes('SA108')),
    ...(history === undefined ? [`No share called ${ticker} is in the history.`] : []),
    buyBack,
  ];
}
