import fc from 'fast-check';

import { countValues, DEEPEST, depthOf, emptyBelowReadLevels, isTooDeep, READ_LEVELS } from './json-structure';

const levelsOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(levelsOf)) : 0;
const sizeOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 1)
    : 1;
const nested = (depth: number) => Buffer.from(`${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`);

describe('the depth of a JSON text', () => {
  const depthOfText = (text: string) => depthOf(Buffer.from(text));

  it('is the most levels that are open at once, brackets inside strings aside', () => {
    expect(depthOfText('['.repeat(90))).toBe(90);
    expect(depthOfText('[],'.repeat(1_000))).toBe(1);
    expect(depthOfText(JSON.stringify({ text: '[{"\\'.repeat(1_000) }))).toBe(1);
    expect(depthOfText('"\\')).toBe(0);
    expect([isTooDeep(nested(DEEPEST)), isTooDeep(nested(DEEPEST + 2))]).toEqual([false, true]);
  });

  it('of any JSON', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.nat(200), (text, wraps) => {
        const json = `${'['.repeat(wraps)}${text}${']'.repeat(wraps)}`;
        expect(depthOfText(json)).toBe(levelsOf(JSON.parse(json)));
      }),
    );
  });
});

describe('what lies too deep to be read', () => {
  it('is emptied, and nothing else', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), fc.nat(100), (value, wraps) => {
        const wrapped = (levels: number, inner: unknown): unknown =>
          Array.from({ length: levels }).reduce((whole: unknown) => [whole], inner);
        const given = wrapped(wraps, value);
        emptyBelowReadLevels(given);
        if (wraps + levelsOf(value) < READ_LEVELS) expect(given).toEqual(wrapped(wraps, value));
        expect(levelsOf(given)).toBeLessThanOrEqual(READ_LEVELS);
      }),
    );
  });

  it('whatever its depth', () => {
    const value: unknown = JSON.parse(nested(DEEPEST).toString());
    emptyBelowReadLevels(value);
    expect(levelsOf(value)).toBe(READ_LEVELS);
  });
});

describe('the number of values', () => {
  it('counts all levels, and no further than needed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.nat(30), (value, limit) => {
        expect(countValues(value, limit)).toBe(Math.min(sizeOf(value), limit + 1));
      }),
    );
    expect(countValues(new Array(10_000_000).fill(1), 10)).toBe(11);
  });
});
