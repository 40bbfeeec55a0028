import * as z from 'zod';

const decimal = z.string();
const money = z.object({ amount: decimal, currency: z.string() });

/** A transaction as it is published; which fields it has depends on its action. */
export const publishedTransaction = z.object({
  date: z.string().optional(),
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
  when: z.string().optional(),
  cash: money.optional(),
  to: z.string().optional(),
  received: decimal.optional(),
  share: decimal.optional(),
  prices: z.array(money).optional(),
  value: money.optional(),
  paid: z.string().optional(),
  kind: z.string().optional(),
  also: z.array(z.string()).optional(),
  currency: z.string().optional(),
  line: z.int().optional(),
  index: z.int().optional(),
});
