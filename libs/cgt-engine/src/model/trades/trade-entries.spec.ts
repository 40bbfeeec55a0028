import { stoppedClock } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';
import fc from 'fast-check';

import { reportOn } from '../../report/calculate-report';
import { exchangedPortfolioArbitrary } from '../../testing/random-exchanges';
import { eventfulPortfolioArbitrary, toCgtText } from '../../testing/random-portfolio';
import { hmrcRates } from '../fx/hmrc-rates';
import { add, multiply, negated, ZERO, type Fraction } from '../numbers/fraction';
import { decimalOf } from '../numbers/decimal';
import { readTransactions } from '../parse/content';
import { tradeEntries } from './trade-entries';
import type { TradeEntry, TradePosting } from './trade-entry';

const rates = hmrcRates([]);
const dependencies = { clock: stoppedClock('2026-11-21'), rates };
const read = (text: string) => readTransactions(text, { hasRates: (currency) => rates.range(currency) !== undefined });

const valueOf = (text: string): Fraction =>
  text.startsWith('-') ? negated(decimalOf(text.slice(1)).value) : decimalOf(text).value;

/** What a posting weighs, in what it was paid with. */
function weightOf({ amount, unit, price }: TradePosting): readonly [string, Fraction] {
  if (price === undefined) return ['currency' in unit ? unit.currency : `share ${unit.ticker}`, valueOf(amount)];
  const money = valueOf(price.amount);
  if (price.per === 'share') return [price.currency, multiply(valueOf(amount), money)];
  return [price.currency, amount.startsWith('-') ? negated(money) : money];
}

function unbalanced({ postings }: TradeEntry): string[] {
  const sums = new Map<string, Fraction>();
  for (const [unit, weight] of postings.map(weightOf)) sums.set(unit, add(sums.get(unit) ?? ZERO, weight));
  return [...sums].filter(([, { n }]) => n !== 0n).map(([unit]) => unit);
}

/** In units of ten decimals, by ticker, without what is nothing. */
function sharesOf(entries: readonly TradeEntry[]): Record<string, string> {
  const shares = new Map<string, Fraction>();
  for (const { account, amount, unit } of entries.flatMap(({ postings }) => postings)) {
    if (account !== 'shares' || !('ticker' in unit)) continue;
    shares.set(unit.ticker, add(shares.get(unit.ticker) ?? ZERO, valueOf(amount)));
  }
  const rounded = [...shares].map(([ticker, { n, d }]) => [ticker, (n * 10n ** 10n) / d] as const);
  // The report leaves out what is left of a holding when its last sale was cut to some decimals.
  return Object.fromEntries(rounded.filter(([, units]) => units >= 50n).map(([ticker, units]) => [ticker, `${units}`]));
}

it.each([
  ['reorganisations', eventfulPortfolioArbitrary()],
  ['exchanges of shares', exchangedPortfolioArbitrary()],
])('of random histories with %s each entry adds up to nothing, and the shares are those of the report', (_, random) => {
  fc.assert(
    fc.property(random, (portfolio) => {
      const text = toCgtText([...portfolio]);
      let holdings;
      try {
        ({ holdings } = reportOn(read(text), {}, dependencies));
      } catch (error) {
        // What is refused has no entries: another history takes its place.
        if (error instanceof DomainError) fc.pre(false);
        throw error;
      }
      const { entries } = tradeEntries(read(text));
      expect(entries.flatMap(unbalanced)).toEqual([]);
      const expected = holdings.map(({ ticker, quantity }) => {
        const { n, d } = decimalOf(quantity).value;
        return [ticker, `${(n * 10n ** 10n) / d}`];
      });
      expect(sharesOf(entries)).toEqual(Object.fromEntries(expected));
    }),
    { numRuns: 100 },
  );
});

it('writes prices as they were agreed, fees apart, and leaves out what moves nothing', () => {
  const { entries, leftOut } = tradeEntries(
    read(
      [
        '2023-01-03 BUY VOD 10 @ 4.15 FEES 1',
        '2023-02-03 BUY VOD 3 TOTAL 10 USD',
        '2023-03-03 ACCUMULATION VOD 13 TOTAL 2',
        '2023-04-03 SPLIT VOD RATIO 15:19 CLOSE',
        '2023-05-03 DIVIDEND VOD TOTAL 5 TAX 0.75',
      ].join('\n'),
    ),
  );
  expect(leftOut).toEqual({ ACCUMULATION: 1 });
  expect(entries.map(({ date, text, postings }) => [date.text, text, postings])).toEqual([
    [
      '2023-01-03',
      'BUY VOD',
      [
        {
          account: 'shares',
          amount: '10',
          unit: { ticker: 'VOD' },
          price: { amount: '4.15', currency: 'GBP', per: 'share' },
        },
        { account: 'cash', amount: '-41.5', unit: { currency: 'GBP' } },
        { account: 'fees', amount: '1', unit: { currency: 'GBP' } },
        { account: 'cash', amount: '-1', unit: { currency: 'GBP' } },
      ],
    ],
    [
      '2023-02-03',
      'BUY VOD',
      [
        {
          account: 'shares',
          amount: '3',
          unit: { ticker: 'VOD' },
          price: { amount: '10', currency: 'USD', per: 'all' },
        },
        { account: 'cash', amount: '-10', unit: { currency: 'USD' } },
      ],
    ],
    [
      '2023-04-03',
      'SPLIT VOD',
      [
        { account: 'shares', amount: '-2.7368421053', unit: { ticker: 'VOD' } },
        { account: 'reorganisations', amount: '2.7368421053', unit: { ticker: 'VOD' } },
      ],
    ],
    [
      '2023-05-03',
      'DIVIDEND VOD',
      [
        { account: 'cash', amount: '5', unit: { currency: 'GBP' } },
        { account: 'dividends', amount: '-5', unit: { currency: 'GBP' } },
        { account: 'tax', amount: '0.75', unit: { currency: 'GBP' } },
        { account: 'cash', amount: '-0.75', unit: { currency: 'GBP' } },
      ],
    ],
  ]);
});
