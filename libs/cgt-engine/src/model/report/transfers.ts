import { moneyText, pence, quantityText } from '../numbers/rounding';
import type { ValuedTransfer } from '../value/valued-history';
import { costOf } from '../value/valued-legs';
import { publishLeg } from './disposals';
import type { ReportTransfer } from './report-schema';

/** Shares to a spouse: what they cost goes with them, so that there is neither gain nor loss (TCGA 1992 s58). */
export function publishTransfer({ day, quantity, legs }: ValuedTransfer, detail: 'full' | 'summary'): ReportTransfer {
  const costs = legs.map((leg) => pence(costOf(leg)));
  return {
    date: day.date.text,
    ticker: day.ticker,
    quantity: quantityText(quantity),
    total_cost: moneyText(costs.reduce((sum, cost) => sum + cost, 0n)),
    ...(detail === 'full' && {
      matches: legs.map((leg, index) => publishLeg(leg, moneyText(costs[index] ?? 0n), '0.00')),
    }),
  };
}
