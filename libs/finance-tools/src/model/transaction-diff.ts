import * as z from 'zod';

import { publishedDecimal } from './published-fields';

const line = z.object({ amount: publishedDecimal, category: z.string().nullable(), note: z.string().nullable() });

/** What a person, a rule or a statement says of a transaction; in a difference, the keys that differ. */
const transactionValues = z.object({
  category: z.string().nullable().optional(),
  category_source: z.string().nullable().optional(),
  payee: z.string().optional(),
  note: z.string().nullable().optional(),
  tags: z.array(z.string()).readonly().optional(),
  split: z.array(line).readonly().nullable().optional(),
});

/** How one transaction differs. */
export const transactionDiff = z.object({
  id: z.string(),
  description: z.string(),
  before: transactionValues,
  after: transactionValues,
});

export type TransactionValues = z.output<typeof transactionValues>;
export type TransactionDiff = z.output<typeof transactionDiff>;

/** The number of differences that an answer shows. */
export const SHOWN_DIFFERENCES = 20;

/** The keys that differ. */
export function differing(
  before: TransactionValues,
  after: TransactionValues,
): { readonly before: TransactionValues; readonly after: TransactionValues } {
  const keys = (Object.keys(before) as (keyof TransactionValues)[]).filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  );
  const only = (values: TransactionValues): TransactionValues =>
    Object.fromEntries(keys.map((key) => [key, values[key]]));
  return { before: only(before), after: only(after) };
}
