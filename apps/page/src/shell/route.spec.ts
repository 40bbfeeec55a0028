import fc from 'fast-check';

import { hashOf, readRoute } from './route';

it('any segments survive a round trip through the address', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ minLength: 1, unit: 'grapheme' })), (segments) => {
      fc.pre(segments[0] !== 'household');
      expect(readRoute(hashOf(segments))).toEqual(segments);
    }),
  );
});

it.each([
  ['', []],
  ['#', []],
  ['#/', []],
  ['#/shared//2026-02/', ['shared', '2026-02']],
  ['#/household/2026-02', ['shared', '2026-02']],
  ['#/constructor/household', ['constructor', 'household']],
  ['#/a%20b/%E0%A4%A', ['a b', '%E0%A4%A']],
  ['#/ledger?search=a/b', ['ledger', '?search=a/b']],
  ['#/ledger?', ['ledger', '?']],
  ['#/budget/%3Fx', ['budget', '?x']],
])('the address %j has the segments %j', (hash, segments) => expect(readRoute(hash)).toEqual(segments));
