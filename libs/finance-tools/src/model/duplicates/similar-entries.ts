import { addDecimals, type Decimal } from '../decimal';
import { dayAndAmount, splitFacts, type StatementOrigin, type StoredFacts } from './entry-facts';
import type { IndexedEntry } from './indexed-entry';

/** The entries whose day and amount are already there from another layout, and which of them are surely the same. */
export interface SimilarEntries {
  /** Places of entries: the same thing in other words, or another one. */
  readonly similar: readonly number[];
  /** Both statements are proven, and that day's entries agree in number and sum. */
  readonly certain: readonly number[];
}

/**
 * Pairs the entries that nothing matches with transactions of the same day and amount that came in another layout or
 * format, or from version 0.1, and that nothing matches either. `all` and `stored`: everything there is.
 */
export function similarEntries(
  open: readonly IndexedEntry[],
  unmatched: Iterable<StoredFacts>,
  origin: StatementOrigin,
  all: { readonly entries: readonly IndexedEntry[]; readonly stored: readonly StoredFacts[] },
): SimilarEntries {
  const left = new Map<string, StoredFacts[]>();
  const wanted = new Set(open.map(([, { facts }]) => dayAndAmount(facts)));
  for (const stored of unmatched) {
    if (stored.origin?.layout === origin.layout) continue;
    const key = dayAndAmount(stored.facts);
    if (wanted.has(key)) left.set(key, [...(left.get(key) ?? []), stored]);
  }
  const similar: number[] = [];
  const certain: number[] = [];
  const pairs = open.filter(([, { facts }]) => left.get(dayAndAmount(facts))?.pop() !== undefined);
  if (pairs.length === 0) return { similar, certain };
  const isCertain = daysThatAgree(origin, all.entries, all.stored, new Set(pairs.map(([, { facts }]) => dayOf(facts))));
  for (const [index, { facts }] of pairs) (isCertain.has(dayOf(facts)) ? certain : similar).push(index);
  return { similar, certain };
}

/** Of `days`, those on which both sides are proven and have as many entries with the same sum. */
function daysThatAgree(
  origin: StatementOrigin,
  entries: readonly IndexedEntry[],
  stored: readonly StoredFacts[],
  days: ReadonlySet<string>,
): ReadonlySet<string> {
  if (!origin.isProven) return new Set();
  const told = new DaySums(days);
  const known = new DaySums(days);
  for (const [, { facts }] of entries) told.add(facts);
  const unproven = new Set<string>();
  for (const { facts, origin: from } of stored) {
    known.add(facts);
    if (from?.isProven !== true) unproven.add(dayOf(facts));
  }
  return new Set([...days].filter((day) => !unproven.has(day) && told.of(day) === known.of(day)));
}

/** The number of entries and their sum on some days. */
class DaySums {
  readonly #sums = new Map<string, { count: number; sum: Decimal }>();

  constructor(private readonly days: ReadonlySet<string>) {}

  add(facts: string): void {
    const day = dayOf(facts);
    if (!this.days.has(day)) return;
    const { count, sum } = this.#sums.get(day) ?? { count: 0, sum: '0.00' as Decimal };
    this.#sums.set(day, { count: count + 1, sum: addDecimals(sum, splitFacts(facts).amount) });
  }

  of(day: string): string {
    const { count, sum } = this.#sums.get(day) ?? { count: 0, sum: '0.00' };
    return `${count} ${sum}`;
  }
}

function dayOf(facts: string): string {
  return facts.slice(0, 10);
}
