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

const blockedItems = z.array(z.object({ recurrence_id: z.string(), code: z.enum(BLOCK_CODES), message: z.string() }));

export const generationBody = z.object({
  competence_month: month,
  ...generationCounts.shape,
  blocked_items: blockedItems,
});

/** What is told of a run beside a summary or report: why rules were blocked, only where some were. */
export const generationFacts = generationCounts.extend({ blocked_items: blockedItems.optional() });
export type GenerationFacts = z.output<typeof generationFacts>;

const MOST_BLOCKED_ITEMS = 20;

export function toGenerationFacts(run: GenerationBody): GenerationFacts {
  const counts = generationCounts.parse(run);
  return run.blocked_count === 0
    ? counts
    : { ...counts, blocked_items: run.blocked_items.slice(0, MOST_BLOCKED_ITEMS) };
}

export type GenerationBody = z.output<typeof generationBody>;
