import fc from 'fast-check';

import { publishedSum, signedAmountText } from './amount';
import { addUp } from './balance';
import { legDescriptions } from './transfer-description';

describe('sums', () => {
  it.each([
    ['0', 0],
    ['0.00', 0],
    ['-0.00', 0],
    ['-12.30', -12.3],
    ['9999999999999.98', 9_999_999_999_999.98],
    ['10000000000000.01', undefined],
    ['123456789012345.60', undefined],
    ['123456789012340.00', 123_456_789_012_340],
    ['-1000000000000000000.00', -1e18],
  ])('%s is published as %p', (text, number) => expect(publishedSum(text)).toBe(number));

  it('of fifteen digits are published as numbers that print as the same value', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n }), (cents) => {
        const size = cents < 0n ? -cents : cents;
        const text = `${cents < 0n ? '-' : ''}${size / 100n}.${String(size % 100n).padStart(2, '0')}`;
        const number = publishedSum(text);
        expect(BigInt(Math.round(Number(`${number}e2`)))).toBe(cents);
      }),
      { numRuns: 500 },
    );
  });

  it('of balances are by currency, by its code', () => {
    const account = { id: 'x', name: 'x', type: 'BANK' as const, isEnabled: true, lastOccurredOn: null };
    const of = (currency: string, balance: string) => ({
      ...account,
      currency,
      balance,
      opening: '0',
      in: '0',
      out: '0',
    });
    expect(addUp([of('MXN', '0.10'), of('BRL', '-5.00'), of('MXN', '0.20')])).toEqual([
      { currency: 'BRL', balance: -5 },
      { currency: 'MXN', balance: 0.3 },
    ]);
  });
});

it.each([
  [-0, '0.00'],
  [0, '0.00'],
  [-0.5, '-0.50'],
  [-999_999_999_999.99, '-999999999999.99'],
  [-1e12, undefined],
  [0.001, undefined],
  [Number.NaN, undefined],
])('an opening balance of %p is %p', (amount, text) => expect(signedAmountText(amount)).toBe(text));

it('the legs of a transfer are named by the other account, in the language of the household', () => {
  const names = { fromName: 'Conta', toName: 'Cofre' };
  expect(legDescriptions(names)).toEqual({ outgoing: 'Transfer to Cofre', incoming: 'Transfer from Conta' });
  expect(legDescriptions(names, 'es')).toEqual({
    outgoing: 'Transferencia a Cofre',
    incoming: 'Transferencia de Conta',
  });
  expect(legDescriptions(names, 'fr')).toEqual({ outgoing: 'Virement vers Cofre', incoming: 'Virement de Conta' });
  const { outgoing } = legDescriptions({ ...names, toName: '🙂'.repeat(300) });
  expect(Array.from(outgoing)).toHaveLength(255);
});
