import * as z from 'zod';

import { bookedAt, money, publishedDay } from '../model/published-fields';

const previewRow = z.object({
  status: z.enum(['new', 'duplicate', 'modified']),
  booked_at: bookedAt,
  description: z.string(),
  amount: money,
  category_name: z.string().nullable(),
  external_id: z.string().nullable(),
});

/** What an import found and, under `commit`, stored. */
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
  start_date: publishedDay.nullable(),
  end_date: publishedDay.nullable(),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  preview: z.array(previewRow),
});

export type ImportOutput = z.output<typeof importOutput>;
export type PreviewRow = z.output<typeof previewRow>;
