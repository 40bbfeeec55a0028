import * as z from 'zod';

import { direction } from './fields';

const decimal = z.string().regex(/^-?[0-9]+\.[0-9]{2,4}$/);
const money = z.object({ amount: decimal, currency: z.string() });
const bookedAt = z.string().describe("YYYY-MM-DDTHH:MM:SS, the bank's wall time");
const day = z.string().describe('YYYY-MM-DD');

const transaction = z.object({
  id: z.string(),
  account_id: z.string(),
  category_id: z.string().nullable(),
  description: z.string(),
  amount: money,
  booked_at: bookedAt,
});

const page = { limit: z.int(), offset: z.int() };

const filtersEcho = z.object({
  account_id: z.string().optional(),
  category_id: z.string().optional(),
  date_range: z.object({ start_date: day, end_date: day }).optional(),
  min_amount: decimal.optional(),
  max_amount: decimal.optional(),
  search: z.string().optional(),
  currency: z.string().optional(),
  direction: direction.optional(),
});

export const searchOutput = z.object({ items: z.array(transaction), ...page, total: z.int().nullable() });

export const sumOutput = z.object({
  total: money,
  count: z.int(),
  ...page,
  filters: filtersEcho.extend(page).nullable(),
});

export const aggregateOutput = z.object({
  group_by: z.enum(['month', 'category', 'account']),
  groups: z.array(z.object({ key: z.string().nullable(), label: z.string().nullable(), total: money, count: z.int() })),
  filters: filtersEcho,
});

export const accountsOutput = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      institution: z.string().nullable(),
      currency: z.string(),
      transaction_count: z.int(),
      net_total: money,
    }),
  ),
});

export const categoriesOutput = z.object({
  items: z.array(z.object({ id: z.string(), name: z.string(), transaction_count: z.int() })),
  uncategorized_count: z.int(),
});

export const importOutput = z.object({
  mode: z.enum(['analyze', 'commit']),
  format: z.enum(['csv', 'ofx']),
  account_id: z.string(),
  account_created: z.boolean(),
  import_id: z.string().nullable(),
  rows_total: z.int(),
  new_count: z.int(),
  duplicate_count: z.int(),
  modified_count: z.int(),
  invalid_count: z.int(),
  imported_count: z.int(),
  replaced_count: z.int(),
  start_date: day.nullable(),
  end_date: day.nullable(),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  preview: z.array(
    z.object({
      status: z.enum(['new', 'duplicate', 'modified']),
      booked_at: bookedAt,
      description: z.string(),
      amount: money,
      category_name: z.string().nullable(),
      external_id: z.string().nullable(),
    }),
  ),
});

export type Money = z.output<typeof money>;
export type Transaction = z.output<typeof transaction>;
export type FiltersEcho = z.output<typeof filtersEcho>;
export type SearchOutput = z.output<typeof searchOutput>;
export type SumOutput = z.output<typeof sumOutput>;
export type AggregateOutput = z.output<typeof aggregateOutput>;
export type AccountsOutput = z.output<typeof accountsOutput>;
export type CategoriesOutput = z.output<typeof categoriesOutput>;
export type ImportOutput = z.output<typeof importOutput>;
export type RowStatus = ImportOutput['preview'][number]['status'];
