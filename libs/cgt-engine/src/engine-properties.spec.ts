import { stoppedClock } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';
import fc from 'fast-check';

import type { Report } from './model/report/report-schema';
import { readTransactions } from './model/parse/content';
import { normalized } from './model/normalize/normalized';
import { writeDsl } from './model/parse/write-dsl';
import { hmrcRates } from './model/fx/hmrc-rates';
import { reportOn } from './report/calculate-report';
import { portfolioArbitrary, toCgtText } from './testing/random-portfolio';
import { referenceReport, type ReferenceTransaction } from './testing/reference-model';

const rates = hmrcRates([]);
const hasRates = (currency: string) => rates.range(currency) !== undefined;
const rateOf = (currency: string, period: string) => {
  const [year = 0, month = 0] = period.split('-').map(Number);
  return rates.rate(currency, { year, month })?.text;
};
const dependencies = { clock: stoppedClock('2026-11-21'), rates };

const read = (content: unknown) => readTransactions(content, { hasRates });

function engineOutcome(portfolio: readonly ReferenceTransaction[], year?: number) {
  try {
    return { report: reportOn(read(toCgtText([...portfolio])), { year }, dependencies) };
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
      { numRuns: 3_000 },
    );
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
      { numRuns: 60 },
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
      { numRuns: 300 },
    );
  });
});
