import fc from 'fast-check';

import { hashOf, readRoute } from './route';

it('an address holds any words, and gives them back', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (words) => {
      expect(readRoute(hashOf(words))).toEqual(words);
    }),
  );
});

it.each([
  ['', []],
  ['#', []],
  ['#/', []],
  ['#/household//2026-02/', ['household', '2026-02']],
  ['#/a%20b/%E0%A4%A', ['a b', '%E0%A4%A']],
])('the address %j is %j', (hash, words) => expect(readRoute(hash)).toEqual(words));
