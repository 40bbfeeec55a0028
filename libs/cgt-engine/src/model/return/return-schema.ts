import * as z from 'zod';

import { REASONS } from './reporting';

const whole = z.string().describe('whole pounds');
const money = z.string().describe('pounds, two decimals');
const date = z.string().describe('YYYY-MM-DD');

export const returnKind = z.enum(['listed', 'unlisted', 'crypto', 'other', 'exempt']);

const kind = z.object({
  kind: returnKind,
  disposals: z.int(),
  proceeds: whole,
  allowable_costs: whole.describe('whole pounds, with the fees of selling'),
  gains: whole,
  losses: whole,
});

const ledgerYear = z.object({
  period: z.string(),
  gains: whole,
  losses: whole,
  brought_forward: whole,
  brought_forward_used: whole,
  exempt_amount: whole,
  taxable_gains: whole,
  carried_forward: whole,
  claim_by: date.nullable().describe("last day to claim the year's net loss"),
});

const tax = z.object({
  band_left: whole.describe('of the basic rate band, after income'),
  lines: z.array(z.object({ from: date, rate: z.string().describe('per cent'), amount: whole, tax: money })),
  due: money,
  return_computes: money.describe('what the return itself works out'),
  adjustment: money.describe('box 51'),
});

/** The figures of a Self Assessment return for one tax year. */
export const taxReturn = z.object({
  period: z.string(),
  kinds: z.array(kind),
  boxes: z.record(z.string(), z.string()).describe('of SA108, by number').optional(),
  losses: z.object({
    brought_forward: whole,
    brought_forward_used: whole,
    carried_forward: whole,
    years: z.array(ledgerYear),
  }),
  exempt_amount: whole,
  exempt_amount_used: whole,
  taxable_gains: whole,
  rate_periods: z.array(z.object({ from: date, to: date, gains: whole, taxable_gains: whole })),
  tax: tax.optional(),
  reporting: z.object({ required: z.boolean(), reasons: z.array(z.enum(REASONS)) }),
  warnings: z.array(z.string()),
});

export type TaxReturn = z.output<typeof taxReturn>;
export type TaxReturnKind = z.output<typeof kind>;
