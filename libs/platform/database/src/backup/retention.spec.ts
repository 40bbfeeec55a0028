import fc from 'fast-check';

import { keptBackups } from './retention';

const at = (...texts: string[]) => texts.map((text) => Date.parse(text));
const textsOf = (kept: ReadonlySet<number>) =>
  [...kept].map((time) => new Date(time).toISOString().slice(0, 16)).sort();

describe('which backups are kept', () => {
  it('is the newest of each of the last days that have one', () => {
    const times = at('2026-03-01T04:00Z', '2026-03-01T20:00Z', '2026-03-05T04:00Z', '2026-03-09T04:00Z');
    expect(textsOf(keptBackups(times, { daily: 3 }))).toEqual([
      '2026-03-01T20:00',
      '2026-03-05T04:00',
      '2026-03-09T04:00',
    ]);
    expect(textsOf(keptBackups(times, { daily: 2 }))).toEqual(['2026-03-05T04:00', '2026-03-09T04:00']);
  });

  it('counts weeks from Monday, over the end of a year', () => {
    // 2026-12-28 is a Monday; the week is the 53rd of 2026.
    const times = at('2026-12-27T23:59Z', '2026-12-28T00:00Z', '2026-12-31T12:00Z', '2027-01-03T23:59Z');
    expect(textsOf(keptBackups(times, { weekly: 9 }))).toEqual(['2026-12-27T23:59', '2027-01-03T23:59']);
  });

  it('adds what each rule keeps', () => {
    const times = at('2026-01-31T04:00Z', '2026-02-27T04:00Z', '2026-02-28T04:00Z', '2026-03-01T04:00Z');
    expect(textsOf(keptBackups(times, { daily: 1, monthly: 3 }))).toEqual([
      '2026-01-31T04:00',
      '2026-02-28T04:00',
      '2026-03-01T04:00',
    ]);
  });

  it('is everything without a rule', () => {
    const times = at('2026-01-31T04:00Z', '2026-01-31T05:00Z');
    expect(keptBackups(times, {})).toEqual(new Set(times));
    expect(keptBackups([], { daily: 1 })).toEqual(new Set());
  });
});

describe('for any times and rules', () => {
  const time = fc.integer({ min: Date.parse('2019-12-20'), max: Date.parse('2021-01-20') });
  const times = fc.uniqueArray(fc.oneof(time, fc.constantFrom(...at('2020-02-29T00:00Z', '2020-03-01T00:00Z'))));
  const count = fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined });
  const rules = fc.record({ daily: count, weekly: count, monthly: count });

  it('the newest is kept, nothing is invented, and no rule keeps more than it says', () => {
    fc.assert(
      fc.property(times, rules, (all, { daily, weekly, monthly }) => {
        const kept = keptBackups(all, { daily, weekly, monthly });
        if (all.length > 0) expect(kept.has(Math.max(...all))).toBe(true);
        for (const one of kept) expect(all).toContain(one);
        if (daily === undefined && weekly === undefined && monthly === undefined) expect(kept.size).toBe(all.length);
        else expect(kept.size).toBeLessThanOrEqual((daily ?? 0) + (weekly ?? 0) + (monthly ?? 0));
      }),
    );
  });

  it('a backup is kept for a day exactly when fewer days than the rule are newer, and none of its day is', () => {
    fc.assert(
      fc.property(times, fc.integer({ min: 1, max: 8 }), (all, daily) => {
        const day = (one: number) => new Date(one).toISOString().slice(0, 10);
        const expected = all.filter((one) => {
          const newer = all.filter((other) => other > one);
          const days = new Set(newer.map(day));
          return !days.has(day(one)) && days.size < daily;
        });
        expect(keptBackups(all, { daily })).toEqual(new Set(expected));
      }),
    );
  });

  it('removing what is not kept changes nothing the next time', () => {
    fc.assert(
      fc.property(times, rules, (all, given) => {
        const kept = keptBackups(all, given);
        expect(keptBackups([...kept], given)).toEqual(kept);
      }),
    );
  });
});
