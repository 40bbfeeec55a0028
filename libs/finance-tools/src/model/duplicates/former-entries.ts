import type { StoredFacts } from './entry-facts';
import type { IndexedEntry } from './indexed-entry';

/** An entry with all that version 0.1 may have stored of its line. */
interface Choice {
  readonly index: number;
  readonly facts: readonly string[];
}

/**
 * Matches entries with transactions that version 0.1 stored: as many as possible, though one line may fit several of
 * them. (Augmenting paths: an entry that has a choice makes room for one that has none.)
 */
export function assignFormer(
  entries: readonly IndexedEntry[],
  stored: readonly StoredFacts[],
  matched: Map<number, StoredFacts>,
): void {
  const byFacts = new Map<string, { readonly stored: StoredFacts[]; readonly taken: Choice[] }>();
  for (const each of stored) {
    const place = byFacts.get(each.facts);
    if (place === undefined) byFacts.set(each.facts, { stored: [each], taken: [] });
    else place.stored.push(each);
  }
  const assign = (choice: Choice, tried: Set<string>): boolean =>
    choice.facts.some((facts) => {
      const place = byFacts.get(facts);
      if (place === undefined || tried.has(facts)) return false;
      tried.add(facts);
      if (place.taken.length < place.stored.length) return place.taken.push(choice) > 0;
      const movable = place.taken.findIndex((holder) => holder.facts.length > 1 && assign(holder, tried));
      if (movable < 0) return false;
      place.taken[movable] = choice;
      return true;
    });
  for (const [index, { facts, former }] of entries) {
    assign({ index, facts: [...new Set([facts, ...former])] }, new Set());
  }
  for (const { stored: rows, taken } of byFacts.values()) {
    for (const [place, choice] of taken.entries()) matchRow(matched, choice.index, rows[place]);
  }
}

function matchRow(matched: Map<number, StoredFacts>, index: number, row: StoredFacts | undefined): void {
  if (row !== undefined) matched.set(index, row);
}
