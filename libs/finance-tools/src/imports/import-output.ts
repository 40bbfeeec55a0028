import * as z from 'zod';

import { bookedAt, money, publishedDay, publishedDecimal } from '../model/published-fields';

const sums = z.object({ in: publishedDecimal, out: publishedDecimal, net: publishedDecimal });

const previewRow = z.object({
  row: z.int(),
  status: z.enum(['new', 'duplicate', 'modified', 'similar']),
  booked_at: bookedAt,
  description: z.string(),
  payee: z.string().nullable(),
  amount: money,
  balance: publishedDecimal.nullable(),
  category_name: z.string().nullable(),
  external_id: z.string().nullable(),
});

const proof = z.object({
  status: z.enum(['proven', 'consistent', 'none', 'contradicted']),
  by: z.string().nullable(),
  opening: publishedDecimal.nullable(),
  closing: publishedDecimal.nullable(),
  checked: z.int(),
  breaks: z.array(z.object({ row: z.int(), expected: publishedDecimal, found: publishedDecimal })),
  note: z.string().nullable(),
});

const period = z.object({ start_date: publishedDay, end_date: publishedDay });

const coverage = z.object({
  start_date: publishedDay,
  end_date: publishedDay,
  overlaps: z.array(z.object({ import_id: z.string(), start_date: publishedDay, end_date: publishedDay })),
  gaps: z.array(period),
  difference: publishedDecimal.nullable(),
});

const question = z.object({
  about: z.enum(['columns', 'date_order', 'decimal_separator', 'amounts', 'fees', 'sheet', 'account', 'similar']),
  message: z.string(),
  candidates: z.array(
    z.object({
      answer: z.record(z.string(), z.unknown()).describe('What to add to the arguments.'),
      first: z.array(
        z.object({
          row: z.int(),
          booked_at: z.string().nullable(),
          amount: publishedDecimal.nullable(),
          description: z.string(),
        }),
      ),
      sums,
    }),
  ),
});

const reading = z.object({
  encoding: z.string().nullable(),
  mapping: z.record(z.string(), z.unknown()),
  evidence: z.array(z.object({ about: z.string(), how: z.string(), why: z.string() })),
  column_names: z.array(z.string()).nullable(),
});

const accountPart = z.object({
  number: z.string().nullable(),
  account_id: z.string().nullable(),
  currency: z.string().nullable(),
  file: z.string().nullable(),
  rows_total: z.int(),
  new_count: z.int(),
  duplicate_count: z.int(),
  sums,
  proof,
  coverage: coverage.nullable(),
});

/** What an import found and, under `commit`, stored. */
export const importOutput = z.object({
  mode: z.enum(['analyze', 'commit']),
  format: z.enum(['csv', 'ofx', 'qif', 'camt', 'mt940', 'xlsx', 'html']),
  account_id: z.string().nullable(),
  account_created: z.boolean(),
  import_id: z.string().nullable(),
  rows_total: z.int(),
  new_count: z.int(),
  duplicate_count: z.int(),
  modified_count: z.int(),
  similar_count: z.int(),
  invalid_count: z.int(),
  pending_count: z.int(),
  imported_count: z.int(),
  replaced_count: z.int(),
  start_date: publishedDay.nullable(),
  end_date: publishedDay.nullable(),
  sums: sums.nullable().describe('Null for accounts in several currencies.'),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  preview: z.array(previewRow),
  left_out: z.array(z.object({ row: z.int(), why: z.string(), text: z.string() })),
  left_out_count: z.int(),
  reading,
  questions: z.array(question),
  proof: proof.nullable(),
  accounts: z.array(accountPart),
  coverage: coverage.nullable(),
});

export type ImportOutput = z.output<typeof importOutput>;
export type PreviewRow = z.output<typeof previewRow>;
export type PublishedQuestion = z.output<typeof question>;
export type PublishedCoverage = z.output<typeof coverage>;
