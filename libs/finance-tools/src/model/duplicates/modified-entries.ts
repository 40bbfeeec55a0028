import { textOfKey } from '../description-key';
import { splitFacts, type StoredFacts } from './entry-facts';
import { isOtherInstalment } from './instalment';
import type { IndexedEntry } from './indexed-entry';

/** A bank moves the day of an entry by no more than this. */
export const MOST_DAYS_MOVED = 7;
const DAY_MILLISECONDS = 86_400_000;

/**
 * The stored transaction that each entry has changed, by the entry's place: it has the entry's id and differs in one
 * fact, the amount, the text or the day. `stored` are those that no entry matches.
 */
export function modifiedEntries(
  entries: readonly IndexedEntry[],
  stored: Iterable<StoredFacts>,
): Map<number, StoredFacts> {
  const ids = new Set(entries.map(([, { id }]) => id));
  const byId = new Map<string, StoredFacts[]>();
  for (const each of stored) {
    if (each.id === null || !ids.has(each.id)) continue;
    byId.set(each.id, [...(byId.get(each.id) ?? []), each]);
  }
  const modified = new Map<number, StoredFacts>();
  for (const [index, { id, facts, former }] of entries) {
    const known = id === null ? undefined : byId.get(id);
    const place = known?.findIndex((each) => [facts, ...former].some((one) => isModified(one, each.facts))) ?? -1;
    const found = place < 0 ? undefined : known?.splice(place, 1)[0];
    if (found !== undefined) modified.set(index, found);
  }
  return modified;
}

/** Whether exactly one fact differs, and in a way that banks change entries. */
function isModified(one: string, other: string): boolean {
  const [now, then] = [splitFacts(one), splitFacts(other)];
  const differs = { day: now.day !== then.day, amount: now.amount !== then.amount, text: now.textKey !== then.textKey };
  if (Number(differs.day) + Number(differs.amount) + Number(differs.text) !== 1) return false;
  if (differs.day) return Math.abs(Date.parse(now.day) - Date.parse(then.day)) <= MOST_DAYS_MOVED * DAY_MILLISECONDS;
  return !differs.text || !isOtherInstalment(textOfKey(now.textKey), textOfKey(then.textKey));
}
