import { daysLater, lastDayOf, sixMonthsLater, taxYearOf } from './reference-calendar';
import { DISPOSALS } from './reference-identification';
import { Fraction } from './reference-fraction';
import { spinOff, takeOver } from './reference-exchanges';
import { Replay } from './reference-replay';
import type { Cover, Refusal } from './reference-replay';
import { publishedPool, publishedTaxYear } from './reference-report';
import type { ReferenceHolding, ReferenceTaxYear } from './reference-report';
import { inPounds, lacksRate, underOneName } from './reference-transaction';
import type { PoundTransaction, RateOf, ReferenceTransaction } from './reference-transaction';

export type { RateOf, ReferenceTransaction } from './reference-transaction';

export interface ReferenceReport {
  tax_years: ReferenceTaxYear[];
  holdings: ReferenceHolding[];
}

export type ReferenceOutcome = { report: ReferenceReport } | { refused: string; date?: string; ticker?: string };

/** Holdings below this are left out. */
const dust = Fraction.ofDecimal('0.000000005');

function isTrade({ action }: ReferenceTransaction): boolean {
  return action === 'BUY' || action === 'SPOUSEIN' || DISPOSALS.has(action);
}

function isSplit({ action }: ReferenceTransaction): boolean {
  return action === 'SPLIT' || action === 'UNSPLIT';
}

function distinct<T>(values: T[]): T[] {
  return [...new Set(values)];
}

/** The earliest of the refusals of one kind; on the same date the first ticker. */
function earliest(refusals: Refusal[]): Refusal | undefined {
  return [...refusals].sort((a, b) => (`${a.date} ${a.ticker}` < `${b.date} ${b.ticker}` ? -1 : 1))[0];
}

function refusalsOf(code: string, transactions: ReferenceTransaction[]): Refusal[] {
  return transactions.map(({ date, ticker }) => ({ code, date, ticker }));
}

/** The law does not say whether a trade on the day of a reorganisation is in old shares or in new ones. */
function tradesOnSplitDates(transactions: ReferenceTransaction[]): ReferenceTransaction[] {
  const splits = transactions.filter((one) => isSplit(one) && one.when === undefined);
  return transactions.filter(
    (trade) => isTrade(trade) && splits.some((split) => split.ticker === trade.ticker && split.date === trade.date),
  );
}

/** Share identification was another before 6 April 2008 (FA08/SCH2). */
function disposalsUnderOlderLaw(transactions: ReferenceTransaction[]): ReferenceTransaction[] {
  return transactions.filter(({ action, date }) => DISPOSALS.has(action) && date < '2008-04-06');
}

/**
 * A transaction more than 30 days after the last day of the year asked for cannot change that year. If one of those
 * has no rate, all of them are left aside, so that a month not yet published does not spoil the report of a past year.
 */
function relevantTransactions(transactions: ReferenceTransaction[], rateOf: RateOf, year?: number) {
  if (year === undefined) return transactions;
  const windowEnd = daysLater(lastDayOf(year), 30);
  const tail = transactions.filter(({ date }) => date > windowEnd);
  if (!tail.some((transaction) => lacksRate(transaction, rateOf))) return transactions;
  return transactions.filter(({ date }) => date <= windowEnd);
}

/** The report, or the first refusal: cross-checks, then rates, then quantities, then values. */
export function referenceReport(
  written: ReferenceTransaction[],
  rateOf: RateOf,
  year?: number,
  cover: Cover = 'held',
): ReferenceOutcome {
  const transactions = underOneName(written);
  const relevant = relevantTransactions(transactions, rateOf, year);
  const beforeReplay =
    earliest(refusalsOf('SAME_DATE_SPLIT_AND_TRADE', tradesOnSplitDates(transactions))) ??
    earliest(refusalsOf('DISPOSAL_BEFORE_2008', disposalsUnderOlderLaw(transactions))) ??
    earliest(
      refusalsOf(
        'MISSING_FX_RATE',
        relevant.filter((transaction) => lacksRate(transaction, rateOf)),
      ),
    );
  if (beforeReplay !== undefined) return refusedBy(beforeReplay);

  const rows = relevant.map((transaction) => inPounds(transaction, rateOf));
  const replays = replayed(rows, cover);
  const inReplay =
    earliest(replays.flatMap(({ quantityRefusals }) => quantityRefusals)) ??
    earliest(replays.flatMap(({ valueRefusals }) => valueRefusals));
  if (inReplay !== undefined) return refusedBy(inReplay);

  const disposals = replays.flatMap((one) => one.disposals);
  const transfers = replays.flatMap((one) => one.transfers);
  const shown = rows.flatMap(({ action, date }) => {
    if (action === 'ERI') return [sixMonthsLater(date)];
    return DISPOSALS.has(action) || action === 'DIVIDEND' ? [date] : [];
  });
  const soldFor = disposals.map(({ date }) => date);
  const eventfulYears = distinct([...shown, ...soldFor].map(taxYearOf)).sort((a, b) => a - b);
  return {
    report: {
      tax_years: (year === undefined ? eventfulYears : [year]).map((one) =>
        publishedTaxYear(one, disposals, transfers, rows),
      ),
      holdings: replays
        .filter(({ pool }) => !dust.exceeds(pool.quantity))
        .map(({ ticker, pool }) => ({ ticker, ...publishedPool(pool) })),
    },
  };
}

/** All tickers day by day, since spin-offs and takeovers go from one to another. */
function replayed(rows: PoundTransaction[], cover: Cover): Replay[] {
  const tickers = distinct(rows.flatMap(({ ticker, to }) => (to === undefined ? [ticker] : [ticker, to]))).sort();
  const replays = new Map(
    tickers.map((ticker) => [
      ticker,
      new Replay(
        ticker,
        rows.filter((row) => row.ticker === ticker),
        cover,
      ),
    ]),
  );
  for (const date of distinct(rows.map((row) => row.date)).sort()) {
    for (const [ticker, replay] of replays) {
      const arriving = rows.filter((row) => row.date === date && row.to === ticker);
      replay.open(date, Fraction.sum(arriving.map(({ received }) => received)));
    }
    for (const [action, exchange] of [
      ['SPINOFF', spinOff],
      ['TAKEOVER', takeOver],
    ] as const) {
      for (const giver of replays.values()) {
        const receivers = giver.on(date, action).map((row) => [row, replays.get(row.to ?? '')] as const);
        for (const [row, receiver] of receivers) if (receiver !== undefined) exchange(giver, receiver, row);
      }
    }
    for (const replay of replays.values()) replay.trade(date);
  }
  return [...replays.values()];
}

function refusedBy({ code, date, ticker }: Refusal): ReferenceOutcome {
  return { refused: code, date, ticker };
}
