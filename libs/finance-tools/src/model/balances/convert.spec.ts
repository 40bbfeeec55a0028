import Big from 'big.js';
import fc from 'fast-check';

import { anyAccounts, anyValuation, dayOf, ecb, hmrc, valueOf } from '../../testing/valued-ledgers';
import type { ValuedAccount, Valuation } from '../../testing/valued-ledgers';
import { decimalOfUnits } from '../decimal';

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
