import * as fc from 'fast-check';

import { keptByState } from './kept-by-state';

describe('what is kept by state', () => {
  it('is found once as long as it is kept, and again once others took its place', async () => {
    const kept = keptByState<string>(10, (value) => value.length);
    const found: string[] = [];
    const find = (state: string) =>
      kept.of(state, async () => {
        found.push(state);
        return state.repeat(4);
      });
    expect([await find('a'), await find('b'), await find('a')]).toEqual(['aaaa', 'bbbb', 'aaaa']);
    await find('c');
    await find('a');
    expect(found).toEqual(['a', 'b', 'c']);
    await find('b');
    expect(found).toEqual(['a', 'b', 'c', 'b']);
  });

  it('finds again what does not last', async () => {
    const kept = keptByState<string>(10, (value) => value.length);
    const isLasting = (value: string) => value !== 'away';
    expect(await kept.of('a', async () => 'away', isLasting)).toBe('away');
    expect(await kept.of('a', async () => 'back', isLasting)).toBe('back');
    expect(await kept.of('a', async () => 'other', isLasting)).toBe('back');
  });

  it('keeps nothing of what fails or is too large', async () => {
    const kept = keptByState<string>(3, (value) => value.length);
    await expect(kept.of('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await kept.of('a', async () => 'long')).toBe('long');
    expect(await kept.of('a', async () => 'new')).toBe('new');
    expect(await kept.of('a', async () => 'other')).toBe('new');
  });

  it('answers as if nothing was kept', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 9 })),
        fc.integer({ min: 0, max: 40 }),
        async (asked, most) => {
          const kept = keptByState<number>(most, (value) => value);
          for (const state of asked) expect(await kept.of(String(state), async () => state * 2)).toBe(state * 2);
        },
      ),
    );
  });
});
