import fc from 'fast-check';
import { historyOf } from './random-history';
import type { Gap, Step } from './random-history';
import type { ReferenceMoney, ReferenceTransaction } from './reference-transaction';

export { toCgtText } from './cgt-text';

export interface PortfolioOptions {
  /** 1 to 4; 4 unless told. */
  maxTickers?: number;
  /** 14 unless told. */
  maxRowsPerTicker?: number;
  /** Whether some portfolios are careless on purpose, so that they are refused; true unless told. */
  refusals?: boolean;
}

const TICKERS = ['ACME', 'VOD', 'BRK2', 'X'];

/** Shortly before a leap day, a year's end, the first day of the present law, the first month with rates. */
const STARTS = [
  '2023-03-06',
  '2024-01-30',
  '2024-03-07',
  '2019-12-31',
  '2020-02-27',
  '2024-09-28',
  '2016-01-31',
  '2014-01-20',
  '2008-03-10',
  '2025-03-05',
];

function weighted<T>(...choices: [weight: number, value: T][]): fc.Arbitrary<T> {
  return fc.oneof(...choices.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));
}

const gap: fc.Arbitrary<Gap> = fc.oneof(
  { weight: 8, arbitrary: weighted<Gap>([6, 0], [2, 1], [1, 2]) },
  { weight: 6, arbitrary: fc.integer({ min: 3, max: 15 }) },
  { weight: 5, arbitrary: weighted<Gap>([3, 30], [2, 29], [2, 31], [1, 28]) },
  { weight: 1, arbitrary: fc.integer({ min: 32, max: 400 }) },
  { weight: 2, arbitrary: fc.constantFrom<Gap>('year-end', 'year-start', 'end-of-february', 'rate-change') },
);

/** Whole numbers with many divisors, other whole numbers, and decimals. */
const quantity = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 20 }).map((dozens) => String(60 * dozens)) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 500 }).map(String) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 9_999_999 }).map((n) => decimal(n, 4)) },
);

function decimal(units: number, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const currency = weighted([5, 'GBP'], [2, 'USD'], [1, 'EUR']);

function money(largest: number): fc.Arbitrary<ReferenceMoney> {
  const amount = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: largest * 100 }).map((pence) => decimal(pence, 2)) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: largest }).map(String) },
    { weight: 2, arbitrary: fc.integer({ min: 1, max: largest * 10_000 }).map((n) => decimal(n, 4)) },
    { weight: 1, arbitrary: fc.constant('0') },
  );
  return fc.record({ amount, currency });
}

function step(slips: boolean): fc.Arbitrary<Step> {
  return fc.record({
    gap,
    action: weighted<Step['action']>(
      [8, 'BUY'],
      [9, 'SELL'],
      [1, 'DIVIDEND'],
      [1, 'ACCUMULATION'],
      [1, 'CAPRETURN'],
      [2, 'SPLIT'],
      [1, 'UNSPLIT'],
    ),
    quantity,
    eighths: fc.integer({ min: 1, max: 8 }),
    decimals: weighted([4, 0], [1, 2], [1, 5]),
    price: money(50),
    total: money(200),
    fees: fc.option(money(12), { nil: undefined }),
    tax: fc.option(money(12), { nil: undefined }),
    splitRatio: fc.constantFrom('2', '3', '1.5', '0.5', '10', '1.25'),
    unsplitRatio: fc.constantFrom('2', '3', '5', '10'),
    slip: slips ? weighted([9, false], [1, true]) : fc.constant(false),
  });
}

function portfolio(options: PortfolioOptions, slips: boolean): fc.Arbitrary<ReferenceTransaction[]> {
  const { maxTickers = TICKERS.length, maxRowsPerTicker = 14 } = options;
  // Without this fast-check prefers lists of a few rows, in which little happens.
  const size = 'max';
  const history = fc.record({
    start: fc.constantFrom(...STARTS),
    steps: fc.array(fc.tuple(step(slips), fc.nat({ max: 999 })), { minLength: 1, maxLength: maxRowsPerTicker, size }),
  });
  return fc
    .record({
      shuffled: fc.boolean(),
      histories: fc.array(history, { minLength: 1, maxLength: Math.min(maxTickers, TICKERS.length), size }),
    })
    .map(({ shuffled, histories }) => {
      const ranked = histories.flatMap(({ start, steps }, index) => {
        const rows = historyOf(
          TICKERS[index] ?? 'OTHER',
          start,
          steps.map(([one]) => one),
        );
        return rows.map((row, place) => ({ row, rank: steps[place]?.[1] ?? 0 }));
      });
      // Sorting by random ranks rather than shuffling keeps a failing portfolio shrinkable.
      return (shuffled ? ranked.sort((a, b) => a.rank - b.rank) : ranked).map(({ row }) => row);
    });
}

/** Portfolios that press the rules: most are valid, some are refused. */
export function portfolioArbitrary(options: PortfolioOptions = {}): fc.Arbitrary<ReferenceTransaction[]> {
  const careful = portfolio(options, false).map(withoutEmptyTrades);
  if (options.refusals === false) return careful;
  return fc.oneof(
    { weight: 5, arbitrary: careful },
    { weight: 1, arbitrary: portfolio(options, true).map(withoutEmptyTrades) },
  );
}

/** A holding that has shrunk below the last decimal would be sold as nothing, which is no transaction at all. */
function withoutEmptyTrades(transactions: ReferenceTransaction[]): ReferenceTransaction[] {
  return transactions.filter(({ quantity }) => quantity === undefined || /[1-9]/.test(quantity));
}

/** What becomes of a row of a portfolio: of four trades about one is another event, and of splits most say their time. */
function asEvent(row: ReferenceTransaction, die: number, tradingDays: readonly string[]): ReferenceTransaction {
  const { date, ticker, quantity = '1', price, fees } = row;
  const total = price && { amount: times(quantity, price.amount), currency: price.currency };
  const shares = { date, ticker, quantity, ...(total && { total }) };
  switch (row.action) {
    case 'BUY':
      if (die === 0) return { ...shares, action: 'SPOUSEIN' };
      if (die === 1) return { ...row, action: 'RIGHTS' };
      return die === 2 ? { ...shares, action: 'BUY', ...(fees && { fees }) } : row;
    case 'SELL':
      if (die === 0) return { ...shares, action: 'GIFT', ...(fees && { fees }) };
      if (die < 3) return { date, ticker, quantity, action: 'SPOUSEOUT' };
      return die === 3 ? { ...shares, action: 'SELL', ...(fees && { fees }) } : row;
    case 'ACCUMULATION':
      return die < 6 ? { date, ticker, quantity, action: 'ERI', ...(row.total && { total: row.total }) } : row;
    case 'SPLIT':
    case 'UNSPLIT': {
      const sameDay = tradingDays[die % Math.max(tradingDays.length, 1)] ?? date;
      if (die < 4) return { ...row, date: die % 2 === 0 ? sameDay : date, when: 'OPEN' };
      return die < 8 ? { ...row, date: die % 2 === 0 ? sameDay : date, when: 'CLOSE' } : row;
    }
    default:
      return row;
  }
}

/** The product of two decimals, exactly. */
function times(one: string, other: string): string {
  const decimals = (text: string) => text.split('.')[1]?.length ?? 0;
  const units = BigInt(one.replace('.', '')) * BigInt(other.replace('.', ''));
  const positions = decimals(one) + decimals(other);
  const digits = units.toString().padStart(positions + 1, '0');
  return positions === 0 ? digits : `${digits.slice(0, -positions)}.${digits.slice(-positions)}`;
}

/** Portfolios with rights issues, spouses, gifts, reported income, totals and splits on days of trading among the rest. */
export function eventfulPortfolioArbitrary(options: PortfolioOptions = {}): fc.Arbitrary<ReferenceTransaction[]> {
  const dice = fc.array(fc.nat({ max: 9 }), { minLength: 60, maxLength: 60 });
  return fc.tuple(portfolioArbitrary(options), dice).map(([rows, rolled]) =>
    rows.map((row, place) => {
      const near = rows.filter(
        ({ ticker, action }) => ticker === row.ticker && (action === 'BUY' || action === 'SELL'),
      );
      return asEvent(
        row,
        rolled[place % rolled.length] ?? 9,
        near.map(({ date }) => date),
      );
    }),
  );
}
