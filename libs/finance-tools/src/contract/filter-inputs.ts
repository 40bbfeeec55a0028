import * as z from 'zod';

import { compareDecimals, type Decimal } from '../domain/decimal';
import { RULES } from './field-rules';
import { currency, dateRange, decimal, direction, idFilter, limit, offset, search } from './fields';
import { optional, withDefault } from './optional';

const filters = {
  account_id: optional(idFilter),
  category_id: optional(idFilter),
  date_range: optional(dateRange.describe('Booking days, both included.')),
  min_amount: optional(decimal.describe('Signed and included: debits are negative.')),
  max_amount: optional(decimal.describe('Signed and included.')),
  search: optional(search.describe('Part of the description; letter case does not matter, accents do.')),
  currency: optional(currency),
  direction: optional(direction.describe('DEBIT_ONLY: below 0. CREDIT_ONLY: above 0.')),
};

/** The arguments of search and sum. */
export const pagedFilters = z
  .strictObject({ ...filters, limit: withDefault(limit, 50), offset: withDefault(offset, 0) })
  .superRefine(amountsInOrder);

/** The arguments of aggregate. */
export const groupedFilters = z
  .strictObject({ group_by: z.enum(['month', 'category', 'account']), ...filters })
  .superRefine(amountsInOrder);

export const noArguments = z.strictObject({});

export type PagedFilters = z.output<typeof pagedFilters>;
export type GroupedFilters = z.output<typeof groupedFilters>;
export type GroupBy = GroupedFilters['group_by'];
/** What a transaction has to be; all that is given has to hold. */
export type TransactionFilters = Omit<PagedFilters, 'limit' | 'offset'>;

interface Bounds {
  readonly min_amount?: Decimal | undefined;
  readonly max_amount?: Decimal | undefined;
}

function amountsInOrder({ min_amount: min, max_amount: max }: Bounds, context: z.RefinementCtx): void {
  if (min === undefined || max === undefined || compareDecimals(min, max) <= 0) return;
  context.addIssue({ code: 'custom', path: ['min_amount'], params: { rule: RULES.amountsInOrder } });
}
