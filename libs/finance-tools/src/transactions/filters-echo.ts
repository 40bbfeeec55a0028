import * as z from 'zod';

import { direction } from '../model/fields';
import { publishedDay, publishedDecimal } from '../model/published-fields';
import type { TransactionFilters } from '../model/transaction-filters';

/** The filters in a result. */
export const filtersEcho = z.object({
  account_id: z.string().optional(),
  category_id: z.string().optional(),
  date_range: z.object({ start_date: publishedDay, end_date: publishedDay }).optional(),
  min_amount: publishedDecimal.optional(),
  max_amount: publishedDecimal.optional(),
  search: z.string().optional(),
  currency: z.string().optional(),
  direction: direction.optional(),
});

/** The filters that had an effect, normalized; the direction `ALL` had none. */
export function echoFilters({ direction: given, ...filters }: TransactionFilters): z.output<typeof filtersEcho> {
  const effective = { ...filters, direction: given === 'ALL' ? undefined : given };
  return Object.fromEntries(Object.entries(effective).filter(([, value]) => value !== undefined));
}
