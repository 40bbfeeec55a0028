import fc from 'fast-check';

import { countOfEntries, countOfLast } from './counted';

const count = fc.integer({ min: 1, max: 99 });
const noun = fc.constantFrom('', ' gastos', ' entries');

describe('a count of entries', () => {
  it('is a number or a word, with or without what is counted', () => {
    fc.assert(
      fc.property(count, noun, (number, counted) => {
        expect(countOfLast(`los últimos ${number}${counted}`)).toBe(number);
        expect(countOfLast(`the last ${number}${counted}`)).toBe(number);
        expect(countOfLast(`los ${number} últimos${counted}`)).toBe(number);
        expect(countOfEntries(`${number}${counted}`, 5)).toBe(number);
        expect(countOfEntries(counted, 5)).toBe(5);
      }),
    );
    expect([countOfLast('las últimas tres'), countOfLast('last two expenses')]).toEqual([3, 2]);
  });

  it.each(['', '2', 'el último', 'los últimos', 'los últimos 0', 'los últimos 2 tacos', 'last 2 weeks'])(
    'of the last ones is not in %j',
    (text) => expect(countOfLast(text)).toBeUndefined(),
  );

  it.each(['3 tacos', 'tacos', '3gastos', 'tresgastos'])('is not in %j', (text) =>
    expect(countOfEntries(text, 5)).toBeUndefined(),
  );
});
