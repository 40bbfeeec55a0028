import type { Connection } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { invalidField, sourceRow, splitSum, transactionsNotFound } from '../../errors';
import type { Decimal } from '../../model/decimal';
import { RULES } from '../../model/field-rules';
import { categoryKey, MOST_TAGS } from '../../model/ledger-fields';
import { transactionSequence } from '../../model/published-ids';
import { splitLines, type CompleteLine } from '../../model/update/split-lines';
import { arrayLiteral } from '../../store/array-literal';
import type { LinkedBooks } from '../../store/learning/linked-suggestions';
import { suggestCategories } from '../../store/learning/suggested-categories';
import { categoryNames } from '../../store/named-categories';
import { amountsOf, countMatches, hasPlace, matchesFilters } from '../../store/update/matched-transactions';
import type { UpdateTarget } from '../../store/update/update-target';
import { countUpdated } from '../../store/update/update-transactions';
import { updatedColumns, type UpdatedColumns } from '../../store/update/updated-columns';
import type { UpdateInput } from './update-input';

/** What an update does to a ledger. */
export interface UpdatePlan {
  readonly matched: number;
  readonly changed: number;
  readonly skipped: readonly { readonly reason: 'SPLIT' | 'NO_SUGGESTION'; readonly count: number }[];
  /** The names of categories that do not exist yet, in the order in which they are named. */
  readonly newCategories: readonly string[];
  /** The update with the numbers of new categories by name. */
  with(made: ReadonlyMap<string, number>): { readonly target: UpdateTarget; readonly columns: UpdatedColumns };
}

const DEFAULT_CONFIDENCE = 0.9;

/** Throws NOT_FOUND for unknown ids; VALIDATION_ERROR with a `reason` for ids of rows of other domains and lines that do not add up. */
export async function planUpdate(connection: Connection, books: LinkedBooks, given: UpdateInput): Promise<UpdatePlan> {
  const { owner } = books;
  const { where, amount } = await matchedBy(connection, owner, given);
  const { set } = given;
  const lines = Array.isArray(set.split) && amount !== undefined ? completeLines(amount, set.split) : undefined;
  const suggested =
    set.suggested === true
      ? await suggestCategories(connection, books, where, given.min_confidence ?? DEFAULT_CONFIDENCE)
      : undefined;
  const known = new Map(
    [...(await categoryNames(connection, owner))].map(([number, name]) => [categoryKey(name), number]),
  );
  const named = suggested?.names ?? [set.category ?? null, ...(lines ?? []).map(({ category }) => category)];
  const newCategories = newNames(named, known);

  const updateWith = (made: ReadonlyMap<string, number>) => {
    const numbers = new Map([...known, ...[...made].map(([name, number]) => [categoryKey(name), number] as const)]);
    const numberOf = (name: string | null) => (name === null ? null : (numbers.get(categoryKey(name)) ?? 0));
    const columns = updatedColumns({
      category: set.category === undefined ? undefined : numberOf(set.category),
      payee: set.payee,
      note: set.note,
      addTags: set.add_tags,
      removeTags: set.remove_tags,
      split:
        lines === undefined
          ? (set.split as null | undefined)
          : lines.map(({ category, ...line }) => ({ ...line, category_id: numberOf(category) })),
      ...(suggested && { suggestedCategory: sql`n.number` }),
    });
    if (suggested === undefined) return { columns, target: { joined: sql``, where } };
    const numbered = sql`unnest(${arrayLiteral(suggested.names)}::text[],
      ${arrayLiteral(suggested.names.map((name) => String(numberOf(name))))}::integer[]) as n (name, number)`;
    const target = {
      joined: sql`, ${suggested.from}, ${numbered}`,
      where: sql`${where} and ${suggested.where} and n.name = s.category`,
    };
    return { columns, target };
  };

  const { target, columns } = updateWith(new Map());
  const counts = await countUpdated(connection, target, columns);
  if (counts.mostTags > MOST_TAGS) throw invalidField('set.add_tags', RULES.fewTags);
  const matched = suggested === undefined ? counts.matched : await countMatches(connection, where);
  const skipped = [
    { reason: 'SPLIT' as const, count: counts.skipped },
    { reason: 'NO_SUGGESTION' as const, count: matched - counts.matched },
  ].filter(({ count }) => count > 0);
  return { matched, changed: counts.changed, skipped, newCategories, with: updateWith };
}

/** The condition on the transactions that an update is about; the amount where it is one with lines. */
async function matchedBy(
  connection: Connection,
  owner: string,
  { ids, filter, set }: UpdateInput,
): Promise<{ readonly where: SQL; readonly amount?: Decimal | undefined }> {
  if (ids === undefined) return { where: await matchesFilters(connection, owner, filter ?? {}) };
  const sourceId = ids.find((id) => LENDERS.some(([prefix]) => id.startsWith(prefix)));
  const [, tool] = LENDERS.find(([prefix]) => sourceId?.startsWith(prefix)) ?? [];
  if (sourceId !== undefined && tool !== undefined) throw sourceRow(sourceId, tool);
  const sequences = new Map(ids.map((id) => [id, transactionSequence(id)]));
  const stored = [...sequences.values()].filter((sequence) => sequence !== undefined);
  const amounts = await amountsOf(connection, owner, stored);
  const unknown = ids.filter((id) => !amounts.has(sequences.get(id) ?? -1n));
  if (unknown.length > 0) throw transactionsNotFound(unknown);
  const [first] = stored;
  return { where: hasPlace(owner, stored), ...(set.split && first !== undefined && { amount: amounts.get(first) }) };
}

/** The prefix of the ids of rows that are told elsewhere, and the tool that corrects them. */
const LENDERS: readonly (readonly [prefix: string, tool: string])[] = [
  ['shared-split:', 'correct_movement'],
  ['planifi:', 'planifi_updateTransaction_v1'],
  ['cristi:', 'edit_transaction'],
];

function completeLines(amount: Decimal, given: Parameters<typeof splitLines>[1]): readonly CompleteLine[] {
  const result = splitLines(amount, given);
  if ('lines' in result) return result.lines;
  if ('emptyLine' in result) throw invalidField(`set.split.${result.emptyLine}.amount`, RULES.someAmount);
  if ('largeLine' in result) throw invalidField(`set.split.${result.largeLine}.amount`, RULES.fewDigits);
  throw splitSum(result.expected, result.given, result.difference);
}

/** The names that have no category, each once, in order. */
function newNames(names: readonly (string | null)[], known: ReadonlyMap<string, number>): string[] {
  const fresh = new Map<string, string>();
  for (const name of names) {
    if (name === null) continue;
    const key = categoryKey(name);
    if (!known.has(key) && !fresh.has(key)) fresh.set(key, name);
  }
  return [...fresh.values()];
}
