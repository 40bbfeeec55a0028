import * as z from 'zod';

const pool = z.object({ quantity: z.string(), total_cost: z.string() });

const match = z.object({
  rule: z.enum(['Same Day', 'Bed & Breakfast', 'Section 104']),
  rule_code: z.enum(['SameDay', 'BedAndBreakfast', 'Section104']),
  quantity: z.string(),
  proceeds: z.string(),
  allowable_cost: z.string(),
  gain_or_loss: z.string(),
  acquisition_date: z.string().optional(),
  acquisitions: z.array(z.object({ date: z.string(), quantity: z.string(), cost: z.string() })).optional(),
  days_after: z.int().optional(),
  average_cost: z.string().optional(),
  pool_before: pool.optional(),
  pool_after: pool.optional(),
  legal_basis: z.string(),
  explanation: z.string(),
});

const event = z.object({ date: z.string(), action: z.string(), explanation: z.string(), legal_basis: z.string() });

/** One disposal, leg by leg, with the rule each rests on. */
export const explanation = z.object({
  disposal_date: z.string(),
  ticker: z.string(),
  quantity: z.string(),
  proceeds: z.string(),
  total_gain_or_loss: z.string(),
  matches: z.array(match),
  events: z.array(event).describe('what changed the pool, or the name, beside purchases and sales').optional(),
});

export type Explanation = z.output<typeof explanation>;
export type ExplainedEvent = z.output<typeof event>;
export type ExplainedMatch = z.output<typeof match>;
