import * as z from 'zod';

import { PRIORITIES } from '../model/debt';
import { fitsType, type CategoryType, type TransactionType } from '../model/transaction';
import { MISFIT } from '../model/field-rules';
import {
  amount,
  category,
  categoryType,
  dateInput,
  description,
  dueDay,
  freeText,
  month,
  name,
  threadId,
  timestamp,
  transactionType,
  userId,
} from '../model/fields';
import { orNull } from '../model/nullable-integer';

// The order of fields is the order in which they are checked.

/** A rule about several fields is told together with what else is wrong, so that the first fault can be chosen. */
const ALWAYS = { when: () => true };

const ONE_KIND = { path: ['category_type'], params: { rule: MISFIT }, ...ALWAYS };

const AMOUNTS = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const DAYS = { minimum: 1, maximum: 31 };

const who = { user_id: userId, thread_id: threadId };
const now = timestamp.describe('Current time, ISO 8601.');
const optionalNow = { now_iso: now.optional() };

export const whoInput = z.strictObject({ ...who, ...optionalNow });

export const parseInput = z.strictObject({
  ...who,
  text: freeText.describe('What the user wrote, in Spanish or English.'),
  now_iso: now,
});

/** Values that a refiner proposes for a candidate: as they would be stored. */
export const proposalInput = z
  .object({
    type: transactionType,
    amount_mxn_cents: amount,
    category_type: categoryType,
    category,
    date_iso: dateInput,
  })
  .partial();

const transactionFields = {
  type: transactionType,
  amount_mxn_cents: amount,
  category_type: categoryType,
  category,
  description: description.nullable(),
  date_iso: dateInput,
};

export const addTransactionInput = z.strictObject({
  ...who,
  transaction: z
    .strictObject({ ...transactionFields, description: transactionFields.description.optional() })
    .refine(isOneKind, ONE_KIND)
    .describe(
      'INCOME goes with category_type INCOME only. date_iso: YYYY-MM-DD in America/Mexico_City, or a timestamp.',
    ),
  ...optionalNow,
});

export const updateLastTransactionInput = z.strictObject({
  ...who,
  patch: z
    .strictObject(transactionFields)
    .partial()
    .refine(isOneKind, ONE_KIND)
    .refine((patch) => Object.keys(patch).length > 0)
    .describe('At least one field; description null clears it.'),
  ...optionalNow,
});

const monthOrNow = month.optional().describe('YYYY-MM; left out: the month of now_iso.');

export const summaryInput = z
  .strictObject({ ...who, month: monthOrNow, ...optionalNow })
  .refine((input) => input.month !== undefined || input.now_iso !== undefined, { path: ['month'], ...ALWAYS });

export const setBudgetCapInput = z
  .strictObject({
    ...who,
    variable_cap_mxn_cents: amount.describe('Centavos a month.'),
    effective_month: monthOrNow,
    ...optionalNow,
  })
  .refine((input) => input.effective_month !== undefined || input.now_iso !== undefined, {
    path: ['effective_month'],
    ...ALWAYS,
  });

export const addOrUpdateDebtInput = z.strictObject({
  ...who,
  debt: z
    .strictObject({
      name,
      balance_mxn_cents: orNull(amount, AMOUNTS).optional(),
      minimum_payment_mxn_cents: orNull(amount, AMOUNTS).optional(),
      due_day_of_month: orNull(dueDay, DAYS).optional(),
      priority: z.enum(PRIORITIES).optional(),
      do_not_accelerate: z.boolean().optional(),
    })
    .describe('A new debt needs priority; of a known one only what changes. null clears.'),
  ...optionalNow,
});

export const simulatePurchaseInput = z
  .strictObject({
    ...who,
    purchase: z
      .strictObject({
        amount_mxn_cents: amount,
        date_iso: dateInput.optional(),
        category,
        description: description.optional(),
      })
      .describe('date_iso left out: the day of now_iso.'),
    assumptions: z
      .strictObject({
        cash_available_definition: z.literal('BANK_BALANCE_ONLY').optional(),
        include_cash: z.literal(false).optional(),
      })
      .optional()
      .describe('Only the bank balance counts as cash.'),
    ...optionalNow,
  })
  .refine(({ purchase, now_iso }) => !isObject(purchase) || 'date_iso' in purchase || now_iso !== undefined, {
    path: ['purchase', 'date_iso'],
    ...ALWAYS,
  });

export const setBankBalanceInput = z
  .strictObject({
    ...who,
    bank_balance_mxn_cents: amount.describe('Centavos in the bank; cash does not count.'),
    as_of_iso: timestamp.optional().describe('When it was so, ISO 8601; left out: now_iso.'),
    ...optionalNow,
  })
  .refine((input) => input.as_of_iso !== undefined || input.now_iso !== undefined, { path: ['as_of_iso'], ...ALWAYS });

export type WhoInput = z.output<typeof whoInput>;
export type ParseInput = z.output<typeof parseInput>;
export type AddTransactionInput = z.output<typeof addTransactionInput>;
export type UpdateLastTransactionInput = z.output<typeof updateLastTransactionInput>;
export type SummaryInput = z.output<typeof summaryInput>;
export type SetBudgetCapInput = z.output<typeof setBudgetCapInput>;
export type AddOrUpdateDebtInput = z.output<typeof addOrUpdateDebtInput>;
export type SimulatePurchaseInput = z.output<typeof simulatePurchaseInput>;
export type SetBankBalanceInput = z.output<typeof setBankBalanceInput>;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Only where both are there, and are what they should be, is there something to compare. */
function isOneKind(fields: unknown): boolean {
  const { type, category_type: kind } = Object(fields) as Readonly<Record<string, unknown>>;
  if (!transactionType.safeParse(type).success || !categoryType.safeParse(kind).success) return true;
  return fitsType(kind as CategoryType, type as TransactionType);
}
