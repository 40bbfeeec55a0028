import * as z from 'zod';

import { invalidDateRange, validationError } from '../errors';
import { RULES } from '../model/field-rules';
import { amountBound, page, pageSize, searchText, tagNames } from '../model/input-fields';
import type { MovementFilter } from '../store/movement-filter';

export const DEFAULT_PAGE_SIZE = 50;

/** The arguments that both lists of movements filter by. */
export const filterInput = z.strictObject({
  text: searchText.describe('Part of the description.').optional(),
  tags: tagNames.describe('All of them.').optional(),
  minAmount: amountBound.describe('At least.').optional(),
  maxAmount: amountBound.describe('At most.').optional(),
  withTotals: z.boolean().describe('Adds sums over all pages.').optional(),
});

export const pageInput = { page: page.default(0), size: pageSize.default(DEFAULT_PAGE_SIZE) };

/** Where a list stands in the pages of its whole. */
export const pagePlace = z.strictObject({
  page: z.int().min(0),
  size: z.int().min(1),
  totalItems: z.int().min(0),
  totalPages: z.int().min(0),
});

interface Bounds {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly minAmount?: string | undefined;
  readonly maxAmount?: string | undefined;
}

/** Throws `INVALID_DATE_RANGE` or `VALIDATION_ERROR` for a range that ends before it begins. */
export function checkRanges({ from, to, minAmount, maxAmount }: Bounds): void {
  if (from !== undefined && to !== undefined && from > to) throw invalidDateRange();
  if (minAmount !== undefined && maxAmount !== undefined && Number(minAmount) > Number(maxAmount)) {
    throw validationError([{ property: 'minAmount', rule: RULES.amountsInOrder }]);
  }
}

/** The filter that arguments stand for; tags are compared by key. */
export function filterOf({
  tags = [],
  ...filter
}: Omit<MovementFilter, 'tagKeys'> & Pick<z.output<typeof filterInput>, 'tags'>): MovementFilter {
  return { ...filter, tagKeys: [...new Set(tags.map(({ key }) => key))] };
}
