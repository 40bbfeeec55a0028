import type { EntryFacts, EntryStatus, StatementOrigin, StoredFacts } from './entry-facts';
import { modifiedEntries } from './modified-entries';
import { ENTRIES_A_TURN, sameEntries } from './same-entries';
import { type IndexedEntry } from './indexed-entry';
import { similarEntries } from './similar-entries';

/** The entries of one account in one statement. */
export interface StatementFacts extends StatementOrigin {
  readonly entries: readonly EntryFacts[];
  /** Whether every entry has an id of its own, so that ids are trusted. */
  readonly idsAreDistinct: boolean;
}

export interface MatchedEntries {
  /** In the order of the entries. */
  readonly statuses: readonly EntryStatus[];
  /** What the modified entries have changed: the stored transaction by the place of the entry. */
  readonly changed: ReadonlyMap<number, StoredFacts>;
}

/**
 * How the entries of a statement relate to what is stored in their account. The rules are in section 7 of CONTRACT.md:
 * day, amount and text are an entry's identity, and an id strengthens it where each entry has its own. `stored` holds
 * at least what a rule may match, oldest first. Yields now and then, so that others get a turn.
 */
export function* matchEntries(
  statement: StatementFacts,
  stored: readonly StoredFacts[],
  onSimilar: 'ask' | 'skip' | 'store',
): Generator<void, MatchedEntries> {
  const statuses: EntryStatus[] = statement.entries.map(() => 'new');
  const entries = yield* withoutDoubles(statement.entries, statuses);
  const same = yield* sameEntries(entries, stored);
  for (const index of same.keys()) statuses[index] = 'duplicate';
  const used = new Set([...same.values()].map(({ sequence }) => sequence));
  const unused = () => stored.filter(({ sequence }) => !used.has(sequence));
  const open = () => entries.filter(([index]) => statuses[index] === 'new');
  const changed = statement.idsAreDistinct ? modifiedEntries(open(), unused()) : new Map<number, StoredFacts>();
  for (const [index, { sequence }] of changed) {
    statuses[index] = 'modified';
    used.add(sequence);
  }
  const { similar, certain } = similarEntries(open(), unused(), statement, { entries, stored });
  const inDoubt = onSimilar === 'skip' ? 'duplicate' : onSimilar === 'store' ? 'new' : 'similar';
  for (const index of similar) statuses[index] = inDoubt;
  for (const index of certain) statuses[index] = 'duplicate';
  return { statuses, changed };
}

/** Within one file an entry is a double only of one with the same id, day, amount and text. */
function* withoutDoubles(
  entries: readonly EntryFacts[],
  statuses: EntryStatus[],
): Generator<void, readonly IndexedEntry[]> {
  const seen = new Set<string>();
  const left: IndexedEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % ENTRIES_A_TURN === 0) yield;
    const key = `${entry.facts} ${entry.id}`;
    if (entry.id !== null && seen.has(key)) statuses[index] = 'duplicate';
    else left.push([index, entry]);
    if (entry.id !== null) seen.add(key);
  }
  return left;
}
