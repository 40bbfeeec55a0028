import * as z from 'zod';

import { BLOCK_CODES } from '../model/generation';
import { month } from '../model/output-fields';

/** The counts of a generation run: processed = generated + ignored + blocked + failed. */
export const generationCounts = z.object({
  processed_rules: z.int(),
  generated_count: z.int(),
  ignored_count: z.int(),
  blocked_count: z.int(),
  failed_count: z.int(),
});

export const generationBody = z.object({
  competence_month: month,
  ...generationCounts.shape,
  blocked_items: z.array(z.object({ recurrence_id: z.string(), code: z.enum(BLOCK_CODES), message: z.string() })),
});

export type GenerationCounts = z.output<typeof generationCounts>;
export type GenerationBody = z.output<typeof generationBody>;
