import type { IndexedEntry } from './indexed-entry';
import type { EntryFacts, StoredFacts } from './entry-facts';
import { assignFormer } from './former-entries';

/** After so many entries others get a turn. */
export const ENTRIES_A_TURN = 5_000;

/**
 * Matches entries one to one with stored transactions of the same day, amount and text, as many as possible; of several
 * equal ones an entry takes the one that has its id. Entries also match what version 0.1 stored of their line. Returns
 * what each entry matches, by its place; yields now and then, so that others get a turn.
 */
export function* sameEntries(
  entries: readonly IndexedEntry[],
  stored: readonly StoredFacts[],
): Generator<void, Map<number, StoredFacts>> {
  const current = new StoredByFacts();
  const former: StoredFacts[] = [];
  for (const [place, each] of stored.entries()) {
    if (place % ENTRIES_A_TURN === 0) yield;
    if (each.origin === undefined) former.push(each);
    else current.add(each);
  }
  const matched = new Map<number, StoredFacts>();
  const withoutSameId = yield* unmatched(entries, matched, ({ facts, id }) => current.takeById(facts, id));
  const left = yield* unmatched(withoutSameId, matched, ({ facts }) => current.take(facts));
  if (former.length > 0) assignFormer(left, former, matched);
  return matched;
}

function* unmatched(
  entries: readonly IndexedEntry[],
  matched: Map<number, StoredFacts>,
  find: (entry: EntryFacts) => StoredFacts | undefined,
): Generator<void, IndexedEntry[]> {
  const open: IndexedEntry[] = [];
  for (const [place, indexed] of entries.entries()) {
    if (place % ENTRIES_A_TURN === 0) yield;
    const found = find(indexed[1]);
    if (found === undefined) open.push(indexed);
    else matched.set(indexed[0], found);
  }
  return open;
}

/** Stored transactions that are not matched yet. */
class StoredByFacts {
  readonly #byFacts = new Map<string, StoredFacts[]>();

  /** Transactions are added in the order in which they were stored, and taken in the same. */
  add(stored: StoredFacts): void {
    const others = this.#byFacts.get(stored.facts);
    if (others === undefined) this.#byFacts.set(stored.facts, [stored]);
    else others.push(stored);
  }

  takeById(facts: string, id: string | null): StoredFacts | undefined {
    const found = this.#byFacts.get(facts);
    const place = id === null || found === undefined ? -1 : found.findIndex((stored) => stored.id === id);
    return place < 0 ? undefined : found?.splice(place, 1)[0];
  }

  /** One without an id, where there is one: another entry may have the id. */
  take(facts: string): StoredFacts | undefined {
    const found = this.#byFacts.get(facts) ?? [];
    const place = found.findIndex(({ id }) => id === null);
    return found.splice(Math.max(place, 0), 1)[0];
  }
}
