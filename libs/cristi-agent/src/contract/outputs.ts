import * as z from 'zod';

import { PRIORITIES } from '../model/debt';
import { CATEGORY_TYPES, TRANSACTION_TYPES } from '../model/transaction';
import { orNull } from '../model/nullable-integer';

const centavos = z.int();
const month = z.string().describe('YYYY-MM');
const timestamp = z.string().describe('ISO 8601, Mexico City');

const transaction = z.object({
  type: z.enum(TRANSACTION_TYPES),
  amount_mxn_cents: centavos,
  category_type: z.enum(CATEGORY_TYPES),
  category: z.string(),
  description: z.string().nullable(),
  date_iso: z.string().describe('YYYY-MM-DD, Mexico City'),
});

const candidate = z.object({
  type: z.enum(TRANSACTION_TYPES),
  amount_mxn_cents: orNull(centavos),
  category_type: z.string().nullable(),
  category: z.string().nullable(),
  description: z.string().nullable(),
  date_iso: z.string().nullable(),
});

export const parseData = z.object({
  candidate,
  inferred_fields: z.array(z.string()),
  missing_fields: z.array(z.string()).describe('null in the candidate: ask the user'),
  ambiguities: z.array(z.string()).describe('"field: reason"'),
  confidence: z.number().min(0).max(1),
  low_confidence_fields: z.array(z.string()),
});

export const addTransactionData = z.object({ transaction_id: z.string(), stored: transaction });

export const updateLastTransactionData = z.object({
  transaction_id: z.string(),
  previous: transaction,
  current: transaction,
});

export const deleteLastTransactionData = z.object({ deleted_transaction_id: z.string(), deleted: transaction });

export const monthSummaryData = z.object({
  month,
  income_total_mxn_cents: centavos,
  expense_total_mxn_cents: centavos,
  variable_cap_mxn_cents: centavos,
  variable_spend_mxn_cents: centavos,
  variable_remaining_mxn_cents: centavos.describe('negative: overspent'),
});

export const categorySummaryData = z.object({
  month,
  categories: z.array(
    z.object({ category: z.string(), category_type: z.enum(CATEGORY_TYPES), expense_total_mxn_cents: centavos }),
  ),
});

const debt = z.object({
  name: z.string(),
  balance_mxn_cents: orNull(centavos),
  minimum_payment_mxn_cents: orNull(centavos),
  due_day_of_month: orNull(z.int()),
  priority: z.enum(PRIORITIES),
  do_not_accelerate: z.boolean(),
});

export const debtsData = z.object({ debts: z.array(debt) });

export const addOrUpdateDebtData = z.object({ debt_id: z.string(), stored: debt });

export const budgetCapData = z.object({ effective_month: month, variable_cap_mxn_cents: centavos });

export const simulatePurchaseData = z.object({
  affordable: z.boolean(),
  reasons: z.array(z.string()),
  variable_cap_mxn_cents: centavos,
  variable_remaining_mxn_cents: centavos.describe('before the purchase'),
  next_obligations: z.array(
    z.object({ name: z.string(), amount_mxn_cents: centavos, due_date_iso: z.string().nullable() }),
  ),
});

export const bankBalanceData = z.object({ bank_balance_mxn_cents: centavos, as_of_iso: timestamp });

export const setBankBalanceData = z.object({ stored: bankBalanceData });

export type TransactionBody = z.output<typeof transaction>;
export type ParseData = z.output<typeof parseData>;
export type AddTransactionData = z.output<typeof addTransactionData>;
export type UpdateLastTransactionData = z.output<typeof updateLastTransactionData>;
export type DeleteLastTransactionData = z.output<typeof deleteLastTransactionData>;
export type MonthSummaryData = z.output<typeof monthSummaryData>;
export type CategorySummaryData = z.output<typeof categorySummaryData>;
export type DebtBody = z.output<typeof debt>;
export type DebtsData = z.output<typeof debtsData>;
export type AddOrUpdateDebtData = z.output<typeof addOrUpdateDebtData>;
export type BudgetCapData = z.output<typeof budgetCapData>;
export type SimulatePurchaseData = z.output<typeof simulatePurchaseData>;
export type BankBalanceData = z.output<typeof bankBalanceData>;
export type SetBankBalanceData = z.output<typeof setBankBalanceData>;
