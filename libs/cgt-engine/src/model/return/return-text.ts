import { aligned } from '../report/aligned';
import type { TaxReturn } from './return-schema';

/** Why a year is reported, for people. */
export const REASON_TEXTS = {
  PROCEEDS_OVER_LIMIT: 'proceeds are above the reporting limit',
  GAINS_OVER_EXEMPT_AMOUNT: 'gains before losses are above the exempt amount',
  LOSS_TO_CLAIM: 'there is a loss to claim, or one that was brought forward and used',
} as const;

/** The return as plain text for people: every figure is one of its own. Amounts are pounds. */
export function returnText(filed: TaxReturn): string {
  const { period, warnings } = filed;
  return [
    [`Capital gains of the tax year ${period} for Self Assessment (SA108)`, 'Name:', 'UTR:'],
    kindLines(filed),
    boxLines(filed),
    yearLines(filed),
    taxLines(filed),
    ledgerLines(filed),
    [reportingLine(filed)],
    ...(warnings.length > 0 ? [['Warnings', ...warnings.map((warning) => `  - ${warning}`)]] : []),
    ['A calculation from the transactions given, not tax advice.'],
  ]
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function kindLines({ kinds }: TaxReturn): string[] {
  if (kinds.length === 0) return ['Nothing was sold.'];
  return aligned([
    ['Kind', 'disposals', 'proceeds', 'allowable costs', 'gains', 'losses'],
    ...kinds.map(({ kind, disposals, proceeds, allowable_costs: costs, gains, losses }) => [
      `  ${kind}`,
      String(disposals),
      proceeds,
      costs,
      gains,
      losses,
    ]),
  ]);
}

function boxLines({ boxes }: TaxReturn): string[] {
  const inForm = Object.entries(boxes ?? {}).sort(([a], [b]) => Number(a) - Number(b));
  if (inForm.length === 0) return [];
  return ['Boxes of SA108', ...aligned(inForm.map(([box, value]) => [`  ${box}`, value]))];
}

function yearLines({
  losses,
  exempt_amount: exempt,
  exempt_amount_used: used,
  taxable_gains: taxable,
  rate_periods,
}: TaxReturn): string[] {
  const own = losses.years.at(-1);
  return aligned([
    ['Gains', own?.gains ?? '0'],
    ['Losses of the year', own?.losses ?? '0'],
    ['Losses brought forward', losses.brought_forward],
    ['Losses brought forward and used', losses.brought_forward_used],
    ['Annual exempt amount', exempt],
    ['Annual exempt amount used', used],
    ['Taxable gains', taxable],
    ...(rate_periods.length > 1
      ? rate_periods.map(({ from, to, taxable_gains: part }) => [`  of them ${from} to ${to}`, part])
      : []),
    ['Losses to carry forward', losses.carried_forward],
  ]);
}

function taxLines({ tax }: TaxReturn): string[] {
  if (tax === undefined) return [];
  return aligned([
    ['Basic rate band left', tax.band_left],
    ...tax.lines.map(({ from, rate, amount, tax: due }) => [`  ${amount} from ${from} at ${rate}%`, due]),
    ['Capital Gains Tax', tax.due],
    ['What the return itself works out', tax.return_computes],
    ['Adjustment', tax.adjustment],
  ]);
}

function ledgerLines({ losses }: TaxReturn): string[] {
  return [
    'Losses by year',
    ...aligned([
      ['  Year', 'gains', 'losses', 'brought in', 'used', 'exempt', 'taxable', 'carried on', 'claim by'],
      ...losses.years.map((year) => [
        `  ${year.period}`,
        year.gains,
        year.losses,
        year.brought_forward,
        year.brought_forward_used,
        year.exempt_amount,
        year.taxable_gains,
        year.carried_forward,
        year.claim_by ?? '-',
      ]),
    ]),
  ];
}

function reportingLine({ reporting }: TaxReturn): string {
  const reasons = reporting.reasons.map((reason) => REASON_TEXTS[reason]).join('; ');
  if (reporting.required) return `Must be in the Self Assessment return: ${reasons}.`;
  return reasons === '' ? 'Nothing here has to be reported.' : `Need not be reported, but ${reasons}.`;
}
