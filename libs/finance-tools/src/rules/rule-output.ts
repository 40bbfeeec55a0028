import * as z from 'zod';

import { publishedDecimal } from '../model/published-fields';
import { direction } from '../model/fields';

/** Conditions and actions as they are answered: what a rule does not have is left out. */
export const publishedConditions = z.object({
  payee: z.string().optional(),
  description: z.string().optional(),
  account_id: z.string().optional(),
  currency: z.string().optional(),
  direction: direction.optional(),
  min_amount: publishedDecimal.optional(),
  max_amount: publishedDecimal.optional(),
});

export const publishedActions = z.object({
  category: z.string().optional(),
  payee: z.string().optional(),
  add_tags: z.array(z.string()).optional(),
});
