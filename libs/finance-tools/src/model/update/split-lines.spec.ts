import fc from 'fast-check';

import { decimalOfUnits, units } from '../decimal';
import { splitLines } from './split-lines';

const cents = (count: number) => decimalOfUnits(BigInt(count) * 100n);
const amount = fc.integer({ min: -100_000, max: 100_000 }).filter((count) => count !== 0);

describe('the lines of a split', () => {
  it('add up to the transaction, whichever of them takes the rest', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 2, maxLength: 20 }), fc.nat(), (amounts, place) => {
        const total = cents(amounts.reduce((sum, each) => sum + each, 0));
        const given = amounts.map((each, index) => (index === place % amounts.length ? {} : { amount: cents(each) }));
        const expected = amounts.map((each) => ({ amount: cents(each), category: null, note: null }));
        expect(splitLines(total, given)).toEqual({ lines: expected });
        expect(splitLines(total, expected)).toEqual({ lines: expected });
      }),
    );
  });

  it('say by how much they do not', () => {
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 2, maxLength: 5 }), (total, amounts) => {
        const sum = amounts.reduce((before, each) => before + each, 0);
        const result = splitLines(
          cents(total),
          amounts.map((each) => ({ amount: cents(each) })),
        );
        if (sum === total) expect(result).toHaveProperty('lines');
        else expect(result).toEqual({ expected: cents(total), given: cents(sum), difference: cents(total - sum) });
      }),
    );
  });

  it('are none where one is of nothing', () => {
    expect(splitLines(cents(100), [{ amount: cents(100) }, {}])).toEqual({ emptyLine: 1 });
    expect(splitLines(cents(100), [{ amount: cents(0) }, {}])).toEqual({ emptyLine: 0 });
    expect(units(cents(0))).toBe(0n);
  });

  it('are none where the rest has too many digits', () => {
    const most = decimalOfUnits(10n ** 19n - 1n);
    expect(splitLines(cents(-700), [{ amount: most }, {}])).toEqual({ largeLine: 1 });
    expect(splitLines(cents(700), [{}, { amount: most }])).toHaveProperty('lines');
  });
});
