import * as z from 'zod';

import { movementType, recurrenceStatus } from './fields';

const money = z
  .string()
  .regex(/^-?[0-9]+\.[0-9]{2}$/)
  .describe('BRL, two decimals');
const month = z
  .string()
  .regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM');
const instant = z
  .string()
  .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}(Z|[+-][0-9]{2}:[0-9]{2})$/)
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .describe('ISO 8601');

export const participantBody = z.object({ id: z.string(), display_name: z.string(), is_active: z.boolean() });

export const participantsBody = z.object({ participants: z.array(participantBody) });

export const movementBody = z.object({
  id: z.string(),
  type: movementType,
  amount: money,
  description: z.string(),
  occurred_at: instant,
  competence_month: month,
  payer_participant_id: z.string(),
  requested_by_participant_id: z.string(),
  external_id: z.string().nullable(),
  original_purchase_id: z.string().nullable(),
  created_at: instant,
});

export const recurrenceBody = z.object({
  id: z.string(),
  description: z.string(),
  amount: money,
  payer_participant_id: z.string(),
  requested_by_participant_id: z.string(),
  split_config: z.record(z.string(), z.unknown()),
  periodicity: z.literal('monthly'),
  reference_day: z.int(),
  start_competence_month: month,
  end_competence_month: month.nullable(),
  status: recurrenceStatus,
  first_generated_competence_month: month.nullable(),
  last_processed_competence_month: month.nullable(),
  next_competence_month: month,
  created_at: instant,
  updated_at: instant,
});

const page = {
  total: z.int().describe('records before paging'),
  limit: z.int(),
  offset: z.int(),
};

export const movementPageBody = z.object({ items: z.array(movementBody), ...page });
export const recurrencePageBody = z.object({ items: z.array(recurrenceBody), ...page });

const shareBody = z.object({
  participant_id: z.string(),
  paid_total: money,
  share_due: money,
  net_balance: money.describe('positive: to receive; negative: to pay'),
});

/** The summary and the report of a month. */
export const monthBody = z.object({
  competence_month: month,
  total_gross: money,
  total_refunds: money,
  total_net: money,
  participants: z.array(shareBody).length(2),
  transfer: z.object({
    amount: money,
    debtor_participant_id: z.string().nullable(),
    creditor_participant_id: z.string().nullable(),
  }),
});

/** What every failure over REST looks like. */
export const errorBody = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});

/** What a generation run did: processed = generated + ignored + blocked + failed. */
export const generationCounts = z.object({
  processed_rules: z.int(),
  generated_count: z.int(),
  ignored_count: z.int(),
  blocked_count: z.int(),
  failed_count: z.int(),
});

/** Where the counts of a run stand over REST, beside the closed form of a month. */
export const GENERATION_HEADER = 'x-generation';

export const BLOCK_CODES = ['PARTICIPANT_INACTIVE', 'INVALID_SPLIT_CONFIG'] as const;

export const generationBody = z.object({
  competence_month: month,
  ...generationCounts.shape,
  blocked_items: z.array(z.object({ recurrence_id: z.string(), code: z.enum(BLOCK_CODES), message: z.string() })),
});

export type ParticipantsBody = z.output<typeof participantsBody>;
export type MovementBody = z.output<typeof movementBody>;
export type RecurrenceBody = z.output<typeof recurrenceBody>;
export type MovementPageBody = z.output<typeof movementPageBody>;
export type RecurrencePageBody = z.output<typeof recurrencePageBody>;
export type MonthBody = z.output<typeof monthBody>;
export type GenerationCounts = z.output<typeof generationCounts>;
export type GenerationBody = z.output<typeof generationBody>;
export type BlockCode = (typeof BLOCK_CODES)[number];
