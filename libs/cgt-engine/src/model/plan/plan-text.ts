import { aligned } from '../report/aligned';
import type { PlannedDisposal } from './plan-schema';

/** The plan as plain text for people: every figure is one of its own. Amounts are pounds. */
export function planText(plan: PlannedDisposal): string {
  const { ticker, date, quantity, before, after, tax, within_allowance: within, matches, warnings } = plan;
  const isLoss = plan.gain_or_loss.startsWith('-');
  return [
    `Selling ${quantity} ${ticker} on ${date} (nothing is sold or stored)`,
    ...aligned([
      ['  Gross proceeds', plan.gross_proceeds],
      ['  Proceeds after fees', plan.proceeds],
      ['  Allowable cost', plan.allowable_cost],
      [isLoss ? '  Loss' : '  Gain', isLoss ? plan.gain_or_loss.slice(1) : plan.gain_or_loss],
    ]),
    ...(matches.length > 0
      ? [
          "Matches of the whole day's disposal",
          ...aligned(
            matches.map(
              ({ rule, quantity: shares, allowable_cost: cost, gain_or_loss: gain, acquisition_date: bought }) => [
                `  ${rule}${bought === undefined ? '' : ` ${bought}`}`,
                shares,
                `cost ${cost}`,
                `gain ${gain}`,
              ],
            ),
          ),
        ]
      : []),
    ...aligned([
      ['The year', 'before', 'after'],
      ['  Taxable gains', before.taxable_gains, after.taxable_gains],
      ['  Exempt amount left', before.exempt_amount_left, after.exempt_amount_left],
      ['  Losses left', before.losses_left, after.losses_left],
      ...(tax === undefined ? [] : [['  Tax', tax.before, tax.after]]),
    ]),
    ...(tax === undefined ? [] : [`Tax that the sale adds: ${tax.extra}`]),
    `Without taxable gains: ${within.quantity} shares, gain ${within.gain_or_loss}`,
    `Buy back from: ${plan.buy_back_from}`,
    ...(warnings.length > 0 ? ['Warnings', ...warnings.map((warning) => `  - ${warning}`)] : []),
    'A calculation, not tax advice.',
  ].join('\n');
}
