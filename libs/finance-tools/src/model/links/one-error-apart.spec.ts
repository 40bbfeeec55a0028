import fc from 'fast-check';

import { isOneErrorApart } from './one-error-apart';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 2, maxLength: 8 });

/** All words that one error makes of a word, by trying them. */
function mistyped(right: string): Set<string> {
  const found = new Set<string>();
  for (let place = 0; place <= right.length; place += 1) {
    const [before, after] = [right.slice(0, place), right.slice(place)];
    found.add(before + after.slice(1));
    if (after.length > 1) found.add(before + after.charAt(1) + after.charAt(0) + after.slice(2));
    for (const letter of 'abcd') {
      found.add(before + letter + after);
      if (after !== '') found.add(before + letter + after.slice(1));
    }
  }
  found.delete(right);
  return found;
}

describe('isOneErrorApart', () => {
  it('is what one letter missing, too many, another or changed with the next makes of a word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isOneErrorApart(one, other)).toBe(mistyped(one).has(other));
        for (const wrong of mistyped(one)) expect(isOneErrorApart(wrong, one)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});
