import * as z from 'zod';

import { SOURCES } from '../model/flow';

export const MONTH = /^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$/;
export const MOST_TREND_MONTHS = 24;

export const overviewInput = z.strictObject({
  month: z.string().regex(MONTH).describe('YYYY-MM; left out: this month.').optional(),
  person: z.string().min(1).max(64).describe('Participant id: only their budget.').optional(),
  trend_months: z.int().min(0).max(MOST_TREND_MONTHS).default(0),
});
export type OverviewInput = z.output<typeof overviewInput>;

const amount = z.string().regex(/^-?[0-9]+\.[0-9]{2,4}$/);
const month = z.string().regex(MONTH);
const day = z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const source = z.enum(SOURCES);
const count = z.int().min(0);

/** A call of this server that returns what a figure is made of; empty where there is nothing. */
const rows = z.strictObject({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) }).partial();

const moneyOfCurrency = z.strictObject({
  currency,
  income: amount,
  spending: amount,
  left: amount,
  to_come: z.strictObject({ count, amount }).nullable(),
  previous: z.strictObject({ month, income: amount, spending: amount }).nullable(),
  usual: z.strictObject({ months: z.int(), income: amount, spending: amount }).nullable(),
  parts: z.array(z.strictObject({ source, income: amount, spending: amount, count, rows })),
});

const transfer = {
  debtor_participant_id: z.string().nullable(),
  creditor_participant_id: z.string().nullable(),
  amount,
  currency,
};

export const overviewOutput = z.strictObject({
  month,
  today: day,
  language: z.enum(['en', 'pt', 'es', 'fr']),
  time_zone: z.string(),
  is_sample: z.boolean(),
  money: z.array(moneyOfCurrency),
  settlement: z.strictObject({ ...transfer, not_recorded: z.strictObject({ count, amount, rows }), rows }).nullable(),
  balance: z.strictObject({ ...transfer, rows }).nullable(),
  upcoming: z.array(
    z.strictObject({
      date: day,
      kind: z.enum(['recurrence', 'debt', 'recurring']),
      description: z.string(),
      amount: amount.nullable(),
      currency,
      source,
      rows,
    }),
  ),
  budgets: z.array(
    z.strictObject({
      person: z.string().nullable(),
      user_id: z.string(),
      currency,
      cap: amount.nullable(),
      spent: amount,
      left: amount.nullable(),
      pace: amount.nullable(),
      status: z.enum(['none', 'over', 'ahead', 'under', 'on']),
      rows,
    }),
  ),
  net_worth: z.array(z.strictObject({ currency, assets: amount, debts: amount, net: amount, as_of: day, rows })),
  capital_gains: z
    .strictObject({
      tax_year: z.string(),
      gains: amount,
      losses: amount,
      net: amount,
      exempt_amount: amount.nullable(),
      taxable: amount.nullable(),
      rows,
    })
    .nullable(),
  categories: z.array(
    z.strictObject({ currency, category: z.string(), spending: amount, previous: amount.nullable(), rows }),
  ),
  review: z.array(
    z.strictObject({
      kind: z.enum([
        'uncategorised',
        'possible_duplicate',
        'unlinked_transfer',
        'recurrence_blocked',
        'price_rise',
        'statement_gap',
      ]),
      count: z.int().min(1),
      rows,
    }),
  ),
  trend: z.array(
    z.strictObject({
      currency,
      months: z.array(
        z.strictObject({
          month,
          income: amount.nullable(),
          spending: amount.nullable(),
          balance: amount.nullable(),
        }),
      ),
    }),
  ),
  unavailable: z.array(z.strictObject({ source, code: z.string() })),
});
export type Overview = z.output<typeof overviewOutput>;
export type Rows = z.output<typeof rows>;
