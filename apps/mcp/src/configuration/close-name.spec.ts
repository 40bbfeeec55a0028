import * as fc from 'fast-check';

import { didYouMean } from './close-name';

const NAMES = ['import', 'export', 'household', 'host-config', 'help', 'http', '--account', '--data-dir'];

it.each([
  ['imprt', 'import'],
  ['exprot', 'export'],
  ['IMPORT', 'import'],
  ['house', 'household'],
  ['--acount', '--account'],
  ['--datadir', '--data-dir'],
])('for %s the close name is %s', (typed, meant) => expect(didYouMean(typed, NAMES)).toBe(`; did you mean ${meant}?`));

it.each(['', 'x', 'nonsense', '--colour', 'constructor'])('for %j there is none', (typed) =>
  expect(didYouMean(typed, NAMES)).toBe(''),
);

it('a name with one letter left out, added or swapped is found again', () => {
  const name = fc.constantFrom('household', 'completion', '--statement-account');
  fc.assert(
    fc.property(name, fc.nat(), fc.constantFrom('out', 'twice', 'swapped'), (whole, number, change) => {
      const at = number % (whole.length - 1);
      const [before, one = '', other = '', after] = [whole.slice(0, at), whole[at], whole[at + 1], whole.slice(at + 2)];
      const changed = { out: other, twice: one + one + other, swapped: other + one }[change];
      expect(didYouMean(before + changed + after, [whole, 'owe'])).toBe(`; did you mean ${whole}?`);
    }),
  );
});
