import * as z from 'zod';

import { MONTH } from '../overview/overview-schema';

export const MODES = ['preview', 'commit'] as const;
const AMOUNT = /^[0-9]{1,10}\.[0-9]{2}$/;
// A control character or half of a surrogate pair: no id has one, and no database can look for NUL.
const UNPRINTABLE = /[\p{Cc}\p{Cs}]/u;

export const shareInput = z.strictObject({
  transaction_id: z
    .string()
    .min(1)
    .max(64)
    .refine((id) => !UNPRINTABLE.test(id))
    .describe('Of finance_transactions_search.'),
  mode: z.enum(MODES).default('preview'),
  payer_participant_id: z.string().min(1).max(64).describe('Left out: as for the last line of the account.').optional(),
  amount: z.string().regex(AMOUNT).describe('Left out: all of it.').optional(),
  description: z
    .string()
    .min(1)
    .max(280)
    .refine((text) => /\S/.test(text) && !UNPRINTABLE.test(text))
    .optional(),
  original_purchase_movement_id: z.uuid().describe('For a credit: what it refunds.').optional(),
  remove: z.boolean().describe('true: takes it back.').optional(),
});
export type ShareInput = z.output<typeof shareInput>;

const amount = z.string().regex(/^-?[0-9]+\.[0-9]{2,4}$/);
const transfer = z.strictObject({
  debtor_participant_id: z.string().nullable(),
  creditor_participant_id: z.string().nullable(),
  amount,
});

export const shareOutput = z.strictObject({
  mode: z.enum(MODES),
  changed: z.boolean(),
  transaction: z.strictObject({
    id: z.string(),
    booked_on: z.string().regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/),
    description: z.string(),
    amount,
    currency: z.string(),
  }),
  movement: z.strictObject({
    id: z.string().nullable(),
    type: z.enum(['purchase', 'refund']),
    amount,
    payer_participant_id: z.string(),
    competence_month: z.string().regex(MONTH),
    external_id: z.string(),
  }),
  link_id: z.string().nullable(),
  inferred: z.array(z.literal('payer_participant_id')),
  settlement_before: transfer,
  settlement_after: transfer,
});
export type ShareResult = z.output<typeof shareOutput>;
