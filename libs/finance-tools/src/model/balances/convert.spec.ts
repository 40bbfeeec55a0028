import type { RateSource } from '@bursar/rates';
import Big from 'big.js';
import fc from 'fast-check';

import { anyAccounts, anyValuation, dayOf, ecb, hmrc, valueOf } from '../../testing/valued-ledgers';
import type { ValuedAccount, Valuation } from '../../testing/valued-ledgers';
import { decimalOfUnits } from '../decimal';
import { convertAmounts } from './convert';

/** Digits after the point of the currencies that have others than two. */
const DIGITS: Readonly<Record<string, number>> = { JPY: 0, KRW: 0 };

// The model: other arithmetic (big.js), other ways to a balance and to a rate.
const precise = Big();
precise.DP = 60;

function unitsOf(code: string, { source }: Valuation, day: string): Big {
  const base = source === 'ecb' ? 'EUR' : 'GBP';
  const text =
    source === 'ecb' ? ecb.rate(code, day)?.rate : hmrc.rate(code, { year: 2015, month: day < '2015-04' ? 3 : 4 });
  return new precise(code === base ? 1 : (text ?? Number.NaN));
}

function modelTotal(accounts: readonly ValuedAccount[], valuation: Valuation): Big {
  const { target, on } = valuation;
  const day = dayOf(valuation, on);
  const held = new Map<string, Big>();
  for (const { currency, known, entries } of accounts) {
    let balance = new precise(String(known.units));
    for (const { at, units } of entries) {
      if (at > known.at && at <= on) balance = balance.plus(String(units));
      if (at <= known.at && at > on) balance = balance.minus(String(units));
    }
    held.set(currency, balance.plus(held.get(currency) ?? 0));
  }
  let total = new precise(0);
  for (const [currency, units] of held) {
    const rate = unitsOf(target, valuation, day).div(unitsOf(currency === target ? target : currency, valuation, day));
    const amount = units.div(10_000).times(rate);
    total = total.plus(amount.round(DIGITS[target] ?? 2, Big.roundHalfUp));
  }
  return total;
}

it('200 random ledgers are worth what a model with other arithmetic says, and the parts add up', () => {
  fc.assert(
    fc.property(anyAccounts, fc.record(anyValuation), (accounts, valuation) => {
      const { total, parts } = valueOf(accounts, valuation);
      expect(total.units).toBe(parts.reduce((sum, { to }) => sum + to.units, 0n));
      expect(new Big(decimalOfUnits(total.units)).eq(modelTotal(accounts, valuation))).toBe(true);
    }),
    { numRuns: 200 },
  );
});

/** Pounds at invented rates. */
const pounds: RateSource = {
  name: 'hmrc',
  base: 'GBP',
  unitsPerBase: (currency) => {
    const n = { GBP: 100_000n, KWD: 40_125n, JPY: 19_550_000n, EUR: 116_000n }[currency];
    return n === undefined ? undefined : { rate: { n, d: 100_000n }, date: '2026-02' };
  },
  latest: () => '2026-02',
};

it.each([
  ['GBP', '1.00', 'KWD', '0.401', '0.4012500000'],
  ['GBP', '-10.00', 'KWD', '-4.013', '0.4012500000'],
  ['KWD', '1.234', 'JPY', '601.00', '487.2274143'],
  ['JPY', '-101', 'KWD', '-0.207', '0.002052429668'],
  ['EUR', '0.02', 'JPY', '3.00', '168.5344828'],
])('%s %s in %s is %s, rounded once to what the currency has', (from, amount, currency, expected, rate) => {
  const units = BigInt(new Big(amount).times(10_000).toFixed());
  const found = convertAmounts([{ currency: from, units }], { currency, source: pounds }, '2026-02-10');
  if ('missing' in found) throw new Error('no rate');
  expect([decimalOfUnits(found.total.units), found.parts[0]?.rate]).toEqual([expected, rate]);
});
