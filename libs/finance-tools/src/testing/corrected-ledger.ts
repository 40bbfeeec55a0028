import type { Database } from '@bursar/database';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { foldWords } from '../model/fold-words';
import { cleanPayee } from '../model/payee/clean-payee';
import { payeeKey } from '../model/payee/payee-key';
import { decimalOf } from './ledger-model';
import { newestFirst, SAMPLES, type Sample } from './sample-ledger';

/** What a person said of a sample. */
interface Correction {
  readonly payee: string | null;
  readonly note: string | null;
  readonly tags: readonly string[];
  /** The categories of the lines of a split; the last line takes the rest. */
  readonly lines: readonly string[] | null;
}

/** A sample with what a person said of it: the specification of what is counted where. */
export interface Corrected extends Sample {
  readonly payee: string;
  readonly note: string | null;
  readonly tags: readonly string[];
  readonly split: readonly { readonly cents: number; readonly category: string }[] | null;
}

const corrections: readonly Correction[] = fc.sample(
  fc.record({
    payee: fc.constantFrom(null, null, 'Café Zoë', 'CAFE ZOE', 'Bäcker'),
    note: fc.constantFrom(null, null, 'Geschenk für Łukasz', 'coffee beans'),
    tags: fc.constantFrom([], [], ['ferien'], ['büro', 'ferien']),
    lines: fc.option(fc.constantFrom(['Food', 'Travel'], ['', 'Food'], ['Food', 'Food', ''], ['Travel', 'Travel']), {
      freq: 3,
    }),
  }),
  { seed: 11, numRuns: SAMPLES.length },
);

export const CORRECTED: readonly Corrected[] = SAMPLES.map((sample, index) => {
  const { payee, note, tags, lines } = corrections[index] as Correction;
  const split = sample.cents === 0 || lines === null ? null : linesOf(sample.cents, lines);
  const category = split === null ? sample.category : '';
  return { ...sample, category, payee: payee ?? cleanPayee(sample.description), note, tags, split };
});

function linesOf(cents: number, categories: readonly string[]) {
  const first = categories.slice(1).map((category, index) => ({ cents: 100 * (index + 1), category }));
  const rest = cents - first.reduce((sum, line) => sum + line.cents, 0);
  // No line is zero.
  if (rest === 0) return null;
  return [...first, { cents: rest, category: categories[0] ?? '' }];
}

/** Stores the corrections of the stored samples; `ids`: of all samples, newest first. */
export async function storeCorrections(
  database: Database,
  owner: string,
  ids: readonly string[],
  categories: ReadonlyMap<string, string>,
): Promise<void> {
  const numbers = new Map([...categories].map(([name, id]) => [name, Number(id.replace(/\D/g, ''))]));
  const order = newestFirst(SAMPLES);
  await database.transaction(async (transaction) => {
    for (const [index, sample] of SAMPLES.entries()) {
      const { note, tags, split } = CORRECTED[index] as Corrected;
      const given = corrections[index]?.payee ?? null;
      const lines = split?.map(({ cents, category }) => ({
        amount: decimalOf(cents),
        category_id: numbers.get(category) ?? null,
        note: null,
      }));
      await transaction.query(sql`
        update finance.transactions set note = ${note}, tags = ${`{${tags.join(',')}}`}::text[],
          payee_name = coalesce(${given}::text, payee_name),
          payee_source = case when ${given}::text is null then payee_source else 'person' end, payee_key = null,
          category_id = case when ${lines === undefined} then category_id end,
          category_source = case when ${lines === undefined} then category_source else 'person' end,
          split = ${lines === undefined ? null : JSON.stringify(lines)}::jsonb
        where owner = ${owner} and sequence = ${ids[order.indexOf(sample)]}::bigint`);
    }
  });
}

export const anyNewFilters = fc.record(
  {
    words: fc.constantFrom('cafe', 'ZOE caf', 'lukasz', 'büro coffee', 'e', 'shop COFFEE_', '%', 'nothing'),
    payee: fc.constantFrom('cafe zoe', 'Café  Zoë', 'baecker', 'Bäcker', '東京 Station'),
    tag: fc.constantFrom('ferien', 'BÜRO', 'none'),
    uncategorized: fc.boolean(),
    is_split: fc.boolean(),
  },
  { requiredKeys: [] },
);

export type NewFilters = typeof anyNewFilters extends fc.Arbitrary<infer Filters> ? Filters : never;

/** Whether a transaction passes the filters but for those on categories. */
export function passesNew({ description, payee, note, tags, split }: Corrected, filters: NewFilters): boolean {
  const texts = [description, payee, note ?? '', ...tags].map(foldWords);
  return (
    (filters.words === undefined ||
      foldWords(filters.words)
        .split(' ')
        .every((word) => texts.some((text) => text.includes(word)))) &&
    (filters.payee === undefined || payeeKey(filters.payee) === payeeKey(payee)) &&
    (filters.tag === undefined || tags.includes(filters.tag.toLowerCase())) &&
    (filters.is_split === undefined || filters.is_split === (split !== null))
  );
}

/** What a transaction counts: by category, where `wanted` is undefined, or in the category `wanted` ('' is none). */
export function shares(row: Corrected, byCategory: boolean, wanted: string | undefined): Corrected[] {
  if (row.split === null) return wanted === undefined || row.category === wanted ? [row] : [];
  if (!byCategory && wanted === undefined) return [row];
  const names = [...new Set(row.split.map(({ category }) => category))];
  return names
    .filter((name) => wanted === undefined || name === wanted)
    .map((category) => ({
      ...row,
      category,
      cents: row.split?.reduce((sum, line) => sum + (line.category === category ? line.cents : 0), 0) ?? 0,
    }));
}
