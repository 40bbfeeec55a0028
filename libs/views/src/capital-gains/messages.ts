import type { RuleCode } from './capital-gains-results';

/** The texts of the capital gains views, in the language of their domain. */
export const CAPITAL_GAINS_MESSAGES = {
  sale: (quantity: string, ticker: string) => `Sale of ${quantity} ${ticker}`,
  gain: 'Gain',
  loss: 'Loss',
  even: 'Neither gain nor loss',
  proceeds: 'Proceeds',
  proceedsOf: 'for',
  cost: 'Allowable cost',
  quantity: 'Shares',
  choose: 'Disposal',
  timeline: 'Acquisitions and the sale',
  bought: (quantity: string) => `bought ${quantity}`,
  sold: (quantity: string) => `sold ${quantity}`,
  rules: 'The three rules, in their order',
  nothing: 'Nothing was matched by this rule.',
  average: (amount: string) => `${amount} a share on average`,
  before: 'Pool before',
  after: 'Pool after',
  pool: (quantity: string) => `${quantity} shares`,
  acquired: (day: string, quantity: string) => `Bought ${quantity} on ${day}`,
  daysAfter: (days: number) => (days === 1 ? '1 day after the sale' : `${days} days after the sale`),
  loading: (what: string) => `Loading ${what}…`,
  failed: (what: string) => `${what} could not be loaded.`,
  taxYear: (period: string) => `Tax year ${period}`,
  chooseYear: 'Choose the tax year',
  previousYear: 'Previous tax year',
  nextYear: 'Next tax year',
  netGain: 'Net gain',
  netLoss: 'Net loss',
  gains: 'Gains',
  losses: 'Losses',
  taxable: 'Taxable gain',
  dividends: 'Dividends',
  dividendTax: 'Tax on dividends',
  allowance: (gain: string, exempt: string) => `${gain} of an exempt amount of ${exempt}`,
  ratePeriods: 'By the rates in force',
  period: (from: string, to: string) => `${from} to ${to}`,
  disposals: 'Disposals',
  noDisposals: 'Nothing was disposed of in this tax year.',
  holdings: 'Still held',
  warnings: 'To know',
  back: 'Back to the tax year',
  noYear: 'There are no disposals and no dividends.',
} as const;

interface Rule {
  readonly name: string;
  readonly description: string;
}

/** The matching rules, in the order in which the law applies them (TCGA 1992 s105, s106A, s104). */
export const RULES: Readonly<Record<RuleCode, Rule>> = {
  SameDay: { name: 'Same day', description: 'first with what was bought on the day of the sale' },
  BedAndBreakfast: { name: 'Bed and breakfast', description: 'then with what was bought in the 30 days after it' },
  Section104: { name: 'Section 104 pool', description: 'and the rest at the average cost of all that was held' },
};
