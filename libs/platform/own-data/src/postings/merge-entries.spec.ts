import fc from 'fast-check';

import { withMoreEntries } from './merge-entries';
import type { PostedEntry } from './posting-source';

const entry = (id: string, day: number): PostedEntry => ({
  id,
  day: `2026-01-${String(day).padStart(2, '0')}`,
  text: '',
  postings: [],
});
const sortedDays = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 }).map((days) => days.sort());

async function merged(
  entries: readonly PostedEntry[],
  more: readonly PostedEntry[],
  within: 'first' | 'last',
  batchLength: number,
): Promise<readonly PostedEntry[]> {
  const batches = async function* () {
    for (let at = 0; at < entries.length; at += batchLength) {
      yield await Promise.resolve(entries.slice(at, at + batchLength));
    }
  };
  const all: PostedEntry[] = [];
  for await (const batch of withMoreEntries(batches(), more, within)) all.push(...batch);
  return all;
}

it.each(['first', 'last'] as const)('more entries come %s of their day, whatever the batches', async (within) => {
  const random = fc.tuple(sortedDays, sortedDays, fc.integer({ min: 1, max: 5 }));
  await fc.assert(
    fc.asyncProperty(random, async ([days, moreDays, batchLength]) => {
      const entries = days.map((day, place) => entry(`e${place}`, day));
      const more = moreDays.map((day, place) => entry(`m${place}`, day));
      // A stable sort keeps both in their order within a day.
      const expected = [...(within === 'first' ? [...more, ...entries] : [...entries, ...more])];
      expected.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
      expect(await merged(entries, more, within, batchLength)).toEqual(expected);
    }),
  );
});
