import * as z from 'zod';

const money = z.string().describe('pounds, two decimals');
const quantity = z.string().describe('shares, plain decimal');
const date = z.string().describe('YYYY-MM-DD');

const poolState = z.object({ quantity, total_cost: money });

export const rule = z.enum(['SameDay', 'BedAndBreakfast', 'Section104']);

const match = z.object({
  rule,
  quantity,
  allowable_cost: money,
  gain_or_loss: money,
  acquisition_date: date.optional(),
  pool_before: poolState.optional(),
  pool_after: poolState.optional(),
});

const original = z.object({ currency: z.string(), gross_proceeds: z.string(), fees: z.string() });

const disposal = z.object({
  date,
  ticker: z.string(),
  quantity,
  gross_proceeds: money,
  proceeds: money.describe('pounds, after fees'),
  matches: z.array(match),
  original: z.array(original).optional(),
});

const ratePeriod = z.object({ from: date, to: date, total_gain: money, total_loss: money, net_gain: money });

const taxYear = z.object({
  period: z.string().describe('such as 2023/24'),
  disposals: z.array(disposal).optional(),
  disposal_count: z.int(),
  total_gain: money,
  total_loss: money,
  net_gain: money,
  gross_proceeds: money,
  total_allowable_cost: money,
  exempt_amount: money,
  taxable_gain: money,
  dividend_income: money,
  dividend_tax_paid: money,
  gains_by_rate_period: z.array(ratePeriod).optional(),
});

/** The published report: every figure is text, rounded once. */
export const report = z.object({
  tax_years: z.array(taxYear),
  holdings: z.array(z.object({ ticker: z.string(), quantity, total_cost: money })),
  transactions: z.array(z.record(z.string(), z.unknown())).optional(),
  warnings: z.array(z.string()),
});

export type Report = z.output<typeof report>;
export type ReportTaxYear = z.output<typeof taxYear>;
export type ReportDisposal = z.output<typeof disposal>;
export type ReportMatch = z.output<typeof match>;
export type ReportPoolState = z.output<typeof poolState>;
