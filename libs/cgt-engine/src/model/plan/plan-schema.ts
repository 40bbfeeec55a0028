import * as z from 'zod';

import { reportMatch } from '../report/report-schema';

const whole = z.string().describe('whole pounds');
const money = z.string().describe('pounds, two decimals');
const quantity = z.string().describe('shares, plain decimal');
const date = z.string().describe('YYYY-MM-DD');

const state = z.object({ taxable_gains: whole, exempt_amount_left: whole, losses_left: whole });

/** What one more sale would come to, and what it would leave of the year. */
export const plannedDisposal = z.object({
  ticker: z.string(),
  date,
  quantity,
  gross_proceeds: money,
  proceeds: money,
  allowable_cost: money,
  gain_or_loss: money,
  matches: z.array(reportMatch).describe("of the whole day's disposal"),
  before: state,
  after: state,
  tax: z.object({ before: money, after: money, extra: money }).optional(),
  within_allowance: z.object({ quantity, gain_or_loss: money }).describe('the most shares without taxable gains'),
  buy_back_from: date,
  warnings: z.array(z.string()),
});

export type PlannedDisposal = z.output<typeof plannedDisposal>;
