import type { PostedEntry } from './posting-source';

/** A few more entries, sorted by day, between those of a stream: before the others of their day, or after them. */
export async function* withMoreEntries(
  entries: AsyncIterable<readonly PostedEntry[]>,
  more: readonly PostedEntry[],
  within: 'first' | 'last',
): AsyncGenerator<readonly PostedEntry[], void> {
  let next = 0;
  const isDue = (day: string) => {
    const other = more[next]?.day;
    return other !== undefined && (within === 'first' ? other <= day : other < day);
  };
  for await (const batch of entries) {
    const merged: PostedEntry[] = [];
    for (const entry of batch) {
      for (; isDue(entry.day); next += 1) merged.push(...more.slice(next, next + 1));
      merged.push(entry);
    }
    yield merged;
  }
  if (next < more.length) yield more.slice(next);
}
