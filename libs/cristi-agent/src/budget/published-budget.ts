import * as z from 'zod';

import { nullableInteger } from '../model/nullable-integer';
import { centavos, publishedMonth } from '../model/published-fields';

const status = {
  cap_mxn_cents: centavos,
  spent_mxn_cents: centavos,
  remaining_mxn_cents: centavos,
  reached: nullableInteger(z.int()).describe('80 or 100, once: when it is crossed'),
};

/** What is left of the caps that count an expense, after a write; only caps that the user has set. */
export const publishedBudget = z.object({
  month: publishedMonth,
  variable: z.object(status).optional(),
  category: z.object({ category: z.string(), ...status }).optional(),
});
export type PublishedBudget = z.output<typeof publishedBudget>;
