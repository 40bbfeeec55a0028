import * as z from 'zod';

import { decimal, text } from '../../model/fields';
import { RULES } from '../../model/field-rules';
import { categoryName, MOST_TAGS, payeeName, tagName } from '../../model/ledger-fields';
import { optional, withDefault } from '../../model/optional';
import { filterFields, refuseContradictions, type TransactionFilters } from '../../model/transaction-filters';

const MOST_IDS = 1_000;
const MOST_LINES = 20;
const MOST_ROWS = 1_000_000_000;

const note = text(1, 1_000);
const tags = z.array(tagName).min(1).max(MOST_TAGS);

const line = z.strictObject({
  amount: optional(decimal),
  category: categoryName.nullable().optional(),
  note: optional(note),
});

/** Published as any object: search says which filters there are. */
const filter = z
  .looseObject({})
  .describe('Filters of finance_transactions_search.')
  .pipe(z.strictObject(filterFields).superRefine(refuseContradictions));

const settings = z
  .strictObject({
    category: categoryName.nullable().optional(),
    payee: payeeName.nullable().optional(),
    note: note.nullable().optional(),
    add_tags: optional(tags),
    remove_tags: optional(tags),
    split: z.array(line).min(2).max(MOST_LINES).nullable().optional(),
    suggested: optional(z.literal(true)),
  })
  .superRefine((given, context) => {
    const refuse = (field: string[], rule: string) =>
      context.addIssue({ code: 'custom', path: field, params: { rule } });
    if (Object.values(given).every((value) => value === undefined)) refuse([], RULES.someSetting);
    if (given.category !== undefined && Array.isArray(given.split)) refuse(['category'], RULES.categoryOrLines);
    if (given.suggested === true && (given.category !== undefined || given.split !== undefined)) {
      refuse(['suggested'], RULES.suggestedAlone);
    }
    if ((given.split ?? []).filter(({ amount }) => amount === undefined).length > 1) refuse(['split'], RULES.oneRest);
  });

/** Published as any object too, which its description explains: the whole server's list of tools has to stay short. */
const set = z
  .looseObject({})
  .describe(
    'category (name, null: none), payee, note, add_tags, remove_tags, split [{amount?, category, note?}] of one ' +
      'transaction, suggested: true.',
  )
  .pipe(settings);

export const updateInput = z
  .strictObject({
    ids: optional(z.array(z.string()).min(1).max(MOST_IDS).describe('Of transactions.')),
    filter: optional(filter),
    set,
    mode: withDefault(z.enum(['preview', 'commit']), 'preview'),
    expect_count: optional(z.int().min(0).max(MOST_ROWS)),
    min_confidence: optional(z.number().min(0.5).max(0.99)),
  })
  .superRefine((given, context) => {
    const refuse = (field: string, rule: string) =>
      context.addIssue({ code: 'custom', path: [field], params: { rule } });
    const { ids, filter: filters } = given;
    if ((ids === undefined) === (filters === undefined)) refuse('ids', RULES.idsOrFilter);
    else if (filters !== undefined && !isEffective(filters)) refuse('filter', RULES.someFilter);
    if (ids !== undefined && new Set(ids).size < ids.length) refuse('ids', RULES.idOnce);
    if (Array.isArray(given.set.split) && ids?.length !== 1) refuse('set.split', RULES.splitOne);
    if (given.min_confidence !== undefined && given.set.suggested !== true) {
      refuse('min_confidence', RULES.withSuggested);
    }
  });

export type UpdateInput = z.output<typeof updateInput>;

/** Without a filter that leaves anything out, an update would be of everything. */
function isEffective({ direction, match: _, uncategorized, ...others }: TransactionFilters): boolean {
  const isNarrowed = uncategorized === true || (direction ?? 'ALL') !== 'ALL';
  return isNarrowed || Object.values(others).some((value) => value !== undefined);
}
