import { addDays, civilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { AccountHistory } from './account-history';
import type { EntryStep } from './split-steps';
import { splitSteps, unknownSpans } from './split-steps';

const day = (number: number) => addDays(civilDate('2025-01-15'), number).text;
const dayAfter = (text: string) => addDays(civilDate(text), 1).text;
const monthEnd = (text: string) => {
  let last = text;
  while (dayAfter(last).slice(0, 7) === text.slice(0, 7)) last = dayAfter(last);
  return last;
};
const anyDays = (length: number) => fc.array(fc.nat(100).map(day), { maxLength: length });

it('steps that are split end on the days asked for, and have the same entries', () => {
  const anyEntries = fc.array(fc.record({ day: fc.nat(100).map(day), units: fc.bigInt({ min: -50n, max: 50n }) }), {
    maxLength: 15,
  });
  fc.assert(
    fc.property(anyEntries, anyDays(4), anyDays(6), (entries, known, asked) => {
      const sumOf = (start: string, end: string) => {
        const within = entries.filter((entry) => entry.day >= start && entry.day <= end);
        return { day: end, units: within.reduce((sum, { units }) => sum + units, 0n), count: within.length };
      };
      const ends = [...new Set([...known, ...entries.map((entry) => monthEnd(entry.day))])].sort();
      const steps = ends.map((end, index): EntryStep => {
        const before = ends[index - 1];
        return sumOf(before === undefined ? '2000-01-01' : dayAfter(before), end);
      });
      const stored = steps.filter(({ count }) => count > 0);
      const parts = unknownSpans(stored, [...asked, day(0)]).map(({ start, end }) => sumOf(start, end));
      const split = splitSteps(stored, parts);
      const history = new AccountHistory([{ day: day(0), units: 0n, basis: 'told' }], split);
      for (const each of [...asked, ...ends]) {
        const through = sumOf('2000-01-01', each).units - sumOf('2000-01-01', day(0)).units;
        expect(history.on(each)?.units).toBe(through);
      }
      expect(split.reduce((sum, { count }) => sum + count, 0)).toBe(entries.length);
      expect(split.map((step) => step.day)).toEqual([...split.map((step) => step.day)].sort());
    }),
  );
});
