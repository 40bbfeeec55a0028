import fc from 'fast-check';

import { eventfulPortfolioArbitrary } from './random-portfolio';
import { daysLater } from './reference-calendar';
import type { ReferenceTransaction } from './reference-transaction';

const ratio = fc.integer({ min: 1, max: 999 }).map((thousandths) => `0.${String(thousandths).padStart(3, '0')}`);
const shares = fc.oneof(fc.integer({ min: 2, max: 900 }).map(String), fc.constantFrom('10.5', '0.125'));
const pounds = fc.integer({ min: 1, max: 2_000_000 }).map((pence) => (pence / 100).toFixed(2));

const plan = fc.record({
  place: fc.nat(),
  renamed: fc.nat(),
  takenOver: fc.option(
    fc.record({
      place: fc.nat(),
      received: shares,
      cash: fc.option(pounds),
      value: pounds,
      after: fc.nat({ max: 30 }),
    }),
    { freq: 3 },
  ),
  received: shares,
  share: ratio,
  prices: fc.option(fc.tuple(pounds, pounds)),
  sold: fc.nat({ max: 40 }),
  isRenamed: fc.boolean(),
  cash: fc.option(fc.integer({ min: 1, max: 900 }).map((pence) => (pence / 100).toFixed(2))),
});

/** Portfolios with a spin-off, and most with a takeover, a renamed ticker and cash for a fraction among the rest. */
export function exchangedPortfolioArbitrary(): fc.Arbitrary<ReferenceTransaction[]> {
  const portfolios = eventfulPortfolioArbitrary().filter((rows) => rows.length > 0);
  return fc
    .tuple(portfolios, plan)
    .map(([rows, { place, takenOver, received, share, prices, sold, cash, ...names }]) => {
      const all = cash === null ? [...rows] : withCash(rows, cash);
      const near = all[place % all.length] as ReferenceTransaction;
      all.push({
        ...eventOf(near),
        action: 'SPINOFF',
        to: 'ZSP',
        received,
        ...(prices === null ? { share } : { prices }),
      });
      all.push(...soldAndBought('ZSP', near.date, received, sold));
      const taken = takenOver === null ? all : withTakeover(all, takenOver);
      return names.isRenamed ? renamedFrom(taken, taken[names.renamed % taken.length] as ReferenceTransaction) : taken;
    });
}

type Event = Pick<ReferenceTransaction, 'date' | 'ticker'>;

const eventOf = ({ date, ticker }: ReferenceTransaction): Event => ({ date, ticker });

/** A sale of what was received, and a purchase within 30 days of it or after them. */
function soldAndBought(ticker: string, date: string, quantity: string, days: number): ReferenceTransaction[] {
  const price = { amount: '7.5', currency: 'GBP' };
  const sale = date < '2008-04' ? daysLater('2008-04-06', days) : daysLater(date, days % 7);
  return [
    { date: sale, action: 'SELL', ticker, quantity, price },
    { date: daysLater(sale, days), action: 'BUY', ticker, quantity: '12', price },
  ];
}

interface TakeoverPlan {
  place: number;
  received: string;
  cash: string | null;
  value: string;
  after: number;
}

/** A ticker of the history, or what was spun off, becomes another; nothing of it comes after. */
function withTakeover(rows: ReferenceTransaction[], { place, received, cash, value, after }: TakeoverPlan) {
  const { date: near, ticker } = rows[place % rows.length] as ReferenceTransaction;
  const date = daysLater(near, after);
  const payment = cash === null || date < '2008-04-06' ? {} : { cash, value };
  const isBefore = (row: ReferenceTransaction) => row.ticker !== ticker || row.date < date;
  // Shares that arrive on the day are exchanged with the rest, which the order of the model does not have.
  if (rows.some((row) => row.to === ticker && row.date >= date)) return rows;
  return [
    ...rows.filter(isBefore),
    { date, action: 'TAKEOVER' as const, ticker, to: 'ZTK', received, ...payment },
    ...soldAndBought('ZTK', date, received, after),
  ];
}

function renamedFrom(rows: ReferenceTransaction[], { date, ticker }: Event): ReferenceTransaction[] {
  const name = (one: string, day: string) => (one === ticker && day > date ? 'ZNEW' : one);
  return [
    ...rows.map((row) => ({
      ...row,
      ticker: name(row.ticker, row.date),
      ...(row.to !== undefined && { to: name(row.to, row.date) }),
    })),
    { date, action: 'RENAME', ticker, to: 'ZNEW' },
  ];
}

function withCash(rows: ReferenceTransaction[], cash: string): ReferenceTransaction[] {
  const split = rows.find(({ action }) => action === 'SPLIT');
  return rows.map((row) => (row === split ? { ...row, cash } : row));
}
