import * as z from 'zod';

import { compareDecimals, type Decimal } from './decimal';
import { RULES } from './field-rules';
import { currency, dateRange, decimal, direction, idFilter, limit, nameFilter, offset, search } from './fields';
import { optional, withDefault } from './optional';
import { MOST_WORDS, searchedWords } from './payee/searched-words';

const match = z.enum(['text', 'words']);

/** The filters that all tools on transactions share. */
export const filterFields = {
  account_id: optional(idFilter),
  category_id: optional(idFilter),
  date_range: optional(dateRange.describe('Both days included.')),
  min_amount: optional(decimal.describe('Included; debits are negative.')),
  max_amount: optional(decimal.describe('Included.')),
  search: optional(search),
  currency: optional(currency),
  direction: optional(direction),
  match: optional(match),
  payee: optional(nameFilter),
  tag: optional(nameFilter.transform(tagKey)),
  uncategorized: optional(z.boolean().describe('No category.')),
  is_split: optional(z.boolean().describe('Has lines.')),
};

/** What needs words is explained once, where rows are searched; each tool that repeated it would cost tokens. */
export const explainedFields = {
  search: optional(search.describe('Part of the text; accents count.')),
  match: optional(match.describe('words: each word, in payee, note, tags too.')),
};

/** A tag as it is stored. */
export function tagKey(tag: string): string {
  return tag.normalize('NFC').toLowerCase();
}

/** The filters with a page, as search and sum take them. */
export const pagedFields = { ...filterFields, limit: withDefault(limit, 50), offset: withDefault(offset, 0) };

export type PagedFilters = z.output<z.ZodObject<typeof pagedFields, z.core.$strict>>;
/** What a transaction must match; every given filter applies. */
export type TransactionFilters = Omit<PagedFilters, 'limit' | 'offset'>;

/** Whether the movements of accounts are asked for, to which transfers belong. */
export function areOfAccounts(
  { account_id: account, direction = 'ALL' }: TransactionFilters,
  dimensions: readonly string[] = [],
): boolean {
  return direction === 'ALL' && (account !== undefined || dimensions.includes('account'));
}

/** Whether a filter is about payees or folded words, which the rows of an older version get at their first use. */
export function needsPayees({ payee, match, search }: TransactionFilters): boolean {
  return payee !== undefined || (match === 'words' && search !== undefined);
}

interface Contradictory {
  readonly min_amount?: Decimal | undefined;
  readonly max_amount?: Decimal | undefined;
  readonly category_id?: string | undefined;
  readonly uncategorized?: boolean | undefined;
  readonly search?: string | undefined;
  readonly match?: 'text' | 'words' | undefined;
}

/** A refinement of schemas with `filterFields`. */
export function refuseContradictions(
  { min_amount: min, max_amount: max, category_id: category, uncategorized, search: text, match }: Contradictory,
  context: z.RefinementCtx,
): void {
  const refuse = (field: string, rule: string) => context.addIssue({ code: 'custom', path: [field], params: { rule } });
  if (min !== undefined && max !== undefined && compareDecimals(min, max) > 0) {
    refuse('min_amount', RULES.amountsInOrder);
  }
  if (uncategorized === true && category !== undefined) refuse('uncategorized', RULES.noCategory);
  if (match === 'words' && text !== undefined && searchedWords(text).length > MOST_WORDS) {
    refuse('search', RULES.fewWords);
  }
}
