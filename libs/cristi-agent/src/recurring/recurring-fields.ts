import * as z from 'zod';

import type { RecurringEntry } from '../model/recurring-entry';
import { centavos } from '../model/published-fields';
import { CATEGORY_TYPES, TRANSACTION_TYPES } from '../model/transaction';

/** A recurring entry as results show it: only what is set. */
export const publishedEntry = z.object({
  name: z.string(),
  type: z.enum(TRANSACTION_TYPES),
  amount_mxn_cents: centavos,
  category: z.string(),
  category_type: z.enum(CATEGORY_TYPES),
  days_of_month: z.array(z.int()).optional(),
  every_weeks: z.int().optional(),
  yearly: z.string().optional(),
  from_date_iso: z.string().optional(),
  until_date_iso: z.string().optional(),
  remaining: z.int().optional(),
});
export type PublishedEntry = z.output<typeof publishedEntry>;

export function publishEntry(entry: RecurringEntry): PublishedEntry {
  const { daysOfMonth, everyWeeks, yearly, from, until, remaining } = entry;
  return {
    name: entry.name,
    type: entry.type,
    amount_mxn_cents: Number(entry.amount),
    category: entry.category,
    category_type: entry.categoryType,
    ...(daysOfMonth !== null && { days_of_month: [...daysOfMonth] }),
    ...(everyWeeks !== null && { every_weeks: everyWeeks }),
    ...(yearly !== null && { yearly }),
    ...(from !== null && { from_date_iso: from }),
    ...(until !== null && { until_date_iso: until }),
    ...(remaining !== null && { remaining }),
  };
}
