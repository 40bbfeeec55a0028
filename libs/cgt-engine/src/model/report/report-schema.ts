import * as z from 'zod';

const money = z.string().describe('pounds, two decimals');
const quantity = z.string().describe('shares, plain decimal');
const date = z.string().describe('YYYY-MM-DD');

const poolState = z.object({ quantity, total_cost: money });

export const rule = z.enum(['SameDay', 'BedAndBreakfast', 'Section104']);

export const reportMatch = z.object({
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
  disposal_costs: money.describe('fees of the sale'),
  matches: z.array(reportMatch),
  original: z.array(original).optional(),
});

const transfer = z.object({
  date,
  ticker: z.string(),
  quantity,
  total_cost: money,
  matches: z.array(reportMatch).optional(),
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
  total_allowable_cost: money.describe('what the shares cost, without the fees of selling them'),
  disposal_costs: money.describe('fees of the sales'),
  allowable_costs: money.describe(
    'what the shares cost and the fees of selling them: proceeds less these are the net gain',
  ),
  exempt_amount: money,
  taxable_gain: money,
  dividend_income: money,
  dividend_tax_paid: money,
  excess_reportable_income: money.optional(),
  transfers: z.array(transfer).describe('to a spouse, at no gain and no loss').optional(),
  gains_by_rate_period: z.array(ratePeriod).optional(),
});

const entry = z.object({
  line: z.string().describe('the event in the DSL'),
  pounds: money.describe('what it cost or brought in').optional(),
  rates: z.array(z.object({ currency: z.string(), rate: z.string(), rate_period: z.string() })).optional(),
});

const workings = z.object({
  period: z.string(),
  instruments: z.array(
    z.object({
      ticker: z.string(),
      opening: poolState.describe('the pool before 6 April'),
      closing: poolState.describe('the pool after 5 April'),
      entries: z.array(entry),
    }),
  ),
});

/** The published report: every figure is text, rounded once. */
export const report = z.object({
  tax_years: z.array(taxYear),
  holdings: z.array(z.object({ ticker: z.string(), quantity, total_cost: money })),
  transactions: z.array(z.record(z.string(), z.unknown())).optional(),
  workings: z.array(workings).optional(),
  warnings: z.array(z.string()),
});

export type Report = z.output<typeof report>;
export type ReportTaxYear = z.output<typeof taxYear>;
export type ReportDisposal = z.output<typeof disposal>;
export type ReportWorkings = z.output<typeof workings>;
export type ReportTransfer = z.output<typeof transfer>;
export type ReportMatch = z.output<typeof reportMatch>;
export type ReportPoolState = z.output<typeof poolState>;
