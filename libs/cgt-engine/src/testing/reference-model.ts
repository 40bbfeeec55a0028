import { daysLater, lastDayOf, taxYearOf } from './reference-calendar';
import { replay } from './reference-replay';
import type { Refusal } from './reference-replay';
import { publishedPool, publishedTaxYear } from './reference-report';
import type { ReferenceHolding, ReferenceTaxYear } from './reference-report';
import { inPounds, lacksRate } from './reference-transaction';
import type { RateOf, ReferenceTransaction } from './reference-transaction';

export type { RateOf, ReferenceTransaction } from './reference-transaction';

export interface ReferenceReport {
  tax_years: ReferenceTaxYear[];
  holdings: ReferenceHolding[];
}

export type ReferenceOutcome = { report: ReferenceReport } | { refused: string; date?: string; ticker?: string };

function isTrade({ action }: ReferenceTransaction): boolean {
  return action === 'BUY' || action === 'SELL';
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
  const splits = transactions.filter(isSplit);
  return transactions.filter(
    (trade) => isTrade(trade) && splits.some((split) => split.ticker === trade.ticker && split.date === trade.date),
  );
}

/** Share identification was another before 6 April 2008 (FA08/SCH2). */
function disposalsUnderOlderLaw(transactions: ReferenceTransaction[]): ReferenceTransaction[] {
  return transactions.filter(({ action, date }) => action === 'SELL' && date < '2008-04-06');
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
export function referenceReport(transactions: ReferenceTransaction[], rateOf: RateOf, year?: number): ReferenceOutcome {
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
  const tickers = distinct(rows.map(({ ticker }) => ticker)).sort();
  const replays = tickers.map((ticker) => ({
    ticker,
    ...replay(
      ticker,
      rows.filter((row) => row.ticker === ticker),
    ),
  }));
  const inReplay =
    earliest(replays.flatMap(({ quantityRefusals }) => quantityRefusals)) ??
    earliest(replays.flatMap(({ valueRefusals }) => valueRefusals));
  if (inReplay !== undefined) return refusedBy(inReplay);

  const disposals = replays.flatMap((one) => one.disposals);
  const reportable = rows.filter(({ action }) => action === 'SELL' || action === 'DIVIDEND');
  const eventfulYears = distinct(reportable.map(({ date }) => taxYearOf(date))).sort((a, b) => a - b);
  return {
    report: {
      tax_years: (year === undefined ? eventfulYears : [year]).map((one) => publishedTaxYear(one, disposals, rows)),
      holdings: replays
        .filter(({ pool }) => !pool.quantity.isZero())
        .map(({ ticker, pool }) => ({ ticker, ...publishedPool(pool) })),
    },
  };
}

function refusedBy({ code, date, ticker }: Refusal): ReferenceOutcome {
  return { refused: code, date, ticker };
}
