import * as z from 'zod';

import { direction } from '../model/fields';
import { publishedDay, publishedDecimal } from '../model/published-fields';
import type { TransactionFilters } from '../model/transaction-filters';
import { VIEWS, type CountAs, type View } from '../model/view';

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
  match: z.literal('words').optional(),
  payee: z.string().optional(),
  tag: z.string().optional(),
  uncategorized: z.literal(true).optional(),
  is_split: z.boolean().optional(),
  view: z.enum(VIEWS).optional(),
  count_as: z.literal('rows').optional(),
});

/** The filters that had an effect, normalized; the direction `ALL` had none, nor has how to match without a search. */
export function echoFilters(
  { direction: given, match, uncategorized, ...filters }: TransactionFilters,
  view: View | undefined,
  countAs: CountAs | undefined,
): z.output<typeof filtersEcho> {
  const effective = {
    ...filters,
    direction: given === 'ALL' ? undefined : given,
    match: match === 'words' && filters.search !== undefined ? match : undefined,
    uncategorized: uncategorized === true ? true : undefined,
    view,
    count_as: countAs === 'rows' ? countAs : undefined,
  };
  return Object.fromEntries(Object.entries(effective).filter(([, value]) => value !== undefined));
}
