import * as z from 'zod';

const decimal = z.string();
const money = z.object({ amount: decimal, currency: z.string() });

/** A transaction as it is published; which fields it has depends on its action. */
export const publishedTransaction = z.object({
  date: z.string(),
  action: z.string(),
  type: z.string(),
  ticker: z.string(),
  amount: decimal.optional(),
  quantity: decimal.optional(),
  price: money.optional(),
  total_value: money.optional(),
  fees: money.optional(),
  tax_paid: money.optional(),
  ratio: decimal.optional(),
  currency: z.string().optional(),
  line: z.int().optional(),
  index: z.int().optional(),
});
