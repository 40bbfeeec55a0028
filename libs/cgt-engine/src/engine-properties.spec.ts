import { shortOrLong } from '@bursar/acceptance';
import { stoppedClock } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';
import fc from 'fast-check';

import type { Report } from './model/report/report-schema';
import { readTransactions } from './model/parse/content';
import { normalized } from './model/normalize/normalized';
import { writeDsl } from './model/parse/write-dsl';
import { hmrcRates } from './model/fx/hmrc-rates';
import { reportOn } from './report/calculate-report';
import { exchangedPortfolioArbitrary } from './testing/random-exchanges';
import { eventfulPortfolioArbitrary, portfolioArbitrary, toCgtText } from './testing/random-portfolio';
import { referenceReport, type ReferenceTransaction } from './testing/reference-model';

const rates = hmrcRates([]);
const hasRates = (currency: string) => rates.range(currency) !== undefined;
const rateOf = (currency: string, period: string) => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return rates.rate(currency, { year, month })?.text;
};
const dependencies = { clock: stoppedClock('2026-11-21'), rates };

const read = (content: unknown) => readTransactions(content, { hasRates });

function engineOutcome(portfolio: readonly ReferenceTransaction[], year?: number, cover?: 'held' | 'window') {
  try {
    return { report: reportOn(read(toCgtText([...portfolio])), { year, cover }, dependencies) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return { refused: error.code };
  }
}

/** What the reference model works out; the rest of a report is about the input. */
const figures = ({ tax_years, holdings }: Report) => ({
  holdings,
  tax_years: tax_years.map(({ disposals, ...year }) => ({
    ...year,
    disposals: disposals?.map((disposal) => ({ ...disposal, original: undefined })),
  })),
});

const MANY = shortOrLong(1, 20);

const year = fc.option(fc.integer({ min: 2013, max: 2026 }), { nil: undefined });

describe('against the reference model of exact fractions', () => {
  it('agrees to the penny, and in what it refuses', () => {
    fc.assert(
      fc.property(portfolioArbitrary(), year, (portfolio, chosen) => {
        fc.pre(portfolio.length > 0);
        const expected = referenceReport(portfolio, rateOf, chosen);
        const found = engineOutcome(portfolio, chosen);
        if ('refused' in expected) expect(found).toEqual({ refused: expected.refused });
        else
          expect('report' in found ? figures(found.report) : found).toEqual(
            JSON.parse(JSON.stringify(expected.report)),
          );
      }),
      { numRuns: 1_000 * MANY },
    );
  });

  it('agrees on histories with rights, spouses, gifts, reported income and splits on days of trading', () => {
    let calculated = 0;
    fc.assert(
      fc.property(eventfulPortfolioArbitrary(), year, (portfolio, chosen) => {
        fc.pre(portfolio.length > 0);
        const expected = referenceReport(portfolio, rateOf, chosen);
        const found = engineOutcome(portfolio, chosen);
        if ('report' in expected) calculated += 1;
        if ('refused' in expected) expect(found).toEqual({ refused: expected.refused });
        else
          expect('report' in found ? figures(found.report) : found).toEqual(
            JSON.parse(JSON.stringify(expected.report)),
          );
      }),
      { numRuns: 300 * MANY },
    );
    expect(calculated).toBeGreaterThan(30);
  });

  it('agrees on spin-offs, takeovers, renamed tickers, cash for fractions, and sales before their purchase', () => {
    const met = new Set<string>();
    const cover = fc.constantFrom('held' as const, 'window' as const);
    fc.assert(
      fc.property(exchangedPortfolioArbitrary(), year, cover, (portfolio, chosen, covered) => {
        const expected = referenceReport(portfolio, rateOf, chosen, covered);
        const found = engineOutcome(portfolio, chosen, covered);
        if ('report' in expected) {
          for (const { action, cash, prices } of portfolio) met.add(cash || prices ? `${action} beside money` : action);
          const strict = covered === 'held' || referenceReport(portfolio, rateOf, chosen);
          if (strict !== true && 'refused' in strict) met.add('sold before the purchase');
        }
        if ('refused' in expected) expect(found).toEqual({ refused: expected.refused });
        else
          expect('report' in found ? figures(found.report) : found).toEqual(
            JSON.parse(JSON.stringify(expected.report)),
          );
      }),
      { numRuns: 400 * MANY },
    );
    const events = [
      'SPINOFF',
      'TAKEOVER',
      'RENAME',
      'SPINOFF beside money',
      'TAKEOVER beside money',
      'SPLIT beside money',
    ];
    expect([...met]).toEqual(expect.arrayContaining([...events, 'sold before the purchase']));
  });

  it('agrees on long histories of one ticker, where averages have hundreds of digits', () => {
    const long = portfolioArbitrary({ maxTickers: 1, maxRowsPerTicker: 150, refusals: false });
    fc.assert(
      fc.property(long, (portfolio) => {
        fc.pre(portfolio.length > 0);
        const expected = referenceReport(portfolio, rateOf);
        const found = engineOutcome(portfolio);
        if ('refused' in expected) expect(found).toEqual({ refused: expected.refused });
        else
          expect('report' in found ? figures(found.report) : found).toEqual(
            JSON.parse(JSON.stringify(expected.report)),
          );
      }),
      { numRuns: 40 * MANY },
    );
  });
});

describe('what is read can be read again', () => {
  const withoutPlace = (transactions: ReturnType<typeof read>) =>
    transactions.map((transaction) => ({ ...normalized(transaction), line: undefined, index: undefined }));

  it('as DSL text, and as the JSON that parsing publishes', () => {
    fc.assert(
      fc.property(portfolioArbitrary(), (portfolio) => {
        const transactions = read(toCgtText(portfolio));
        expect(withoutPlace(read(writeDsl(transactions)))).toEqual(withoutPlace(transactions));
        const published = transactions.map((transaction) => normalized(transaction));
        expect(withoutPlace(read(published))).toEqual(withoutPlace(transactions));
        expect(withoutPlace(read(JSON.stringify(published)))).toEqual(withoutPlace(transactions));
      }),
      { numRuns: 150 * MANY },
    );
  });
});
