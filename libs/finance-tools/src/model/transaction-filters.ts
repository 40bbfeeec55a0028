import * as z from 'zod';

import { compareDecimals, type Decimal } from './decimal';
import { RULES } from './field-rules';
import { currency, dateRange, decimal, direction, idFilter, limit, offset, search } from './fields';
import { optional, withDefault } from './optional';

/** The filters that all tools on transactions share. */
export const filterFields = {
  account_id: optional(idFilter),
  category_id: optional(idFilter),
  date_range: optional(dateRange.describe('Booking days, both included.')),
  min_amount: optional(decimal.describe('Signed and included: debits are negative.')),
  max_amount: optional(decimal.describe('Signed and included.')),
  search: optional(search.describe('Part of the description; letter case does not matter, accents do.')),
  currency: optional(currency),
  direction: optional(direction.describe('DEBIT_ONLY: below 0. CREDIT_ONLY: above 0.')),
};

/** The filters with a page, as search and sum take them. */
export const pagedFilters = z
  .strictObject({ ...filterFields, limit: withDefault(limit, 50), offset: withDefault(offset, 0) })
  .superRefine(refuseAmountsOutOfOrder);

export type PagedFilters = z.output<typeof pagedFilters>;
/** What a transaction must match; every given filter applies. */
export type TransactionFilters = Omit<PagedFilters, 'limit' | 'offset'>;

interface Bounds {
  readonly min_amount?: Decimal | undefined;
  readonly max_amount?: Decimal | undefined;
}

/** A refinement of schemas with `filterFields`. */
export function refuseAmountsOutOfOrder({ min_amount: min, max_amount: max }: Bounds, context: z.RefinementCtx): void {
  if (min === undefined || max === undefined || compareDecimals(min, max) <= 0) return;
  context.addIssue({ code: 'custom', path: ['min_amount'], params: { rule: RULES.amountsInOrder } });
}
