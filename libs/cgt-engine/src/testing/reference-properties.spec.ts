import fc from 'fast-check';
import { fromCgtText, toCgtText } from './cgt-text';
import { portfolioArbitrary } from './random-portfolio';
import { daysLater, taxYearOf } from './reference-calendar';
import { Fraction } from './reference-fraction';
import { referenceReport } from './reference-model';
import type { RateOf, ReferenceReport, ReferenceTransaction } from './reference-model';
import { publishedQuantity } from './reference-report';
import { inPounds } from './reference-transaction';

/** Invented, different in every month, for the months in which HMRC publishes monthly rates. */
const rateOf: RateOf = (currency, period) =>
  period < '2014-02' || period > '2026-08' ? undefined : `${currency === 'USD' ? 1.2 : 1.1}${period.slice(-2)}`;

const fractionOf = (text: string) => Fraction.ofDecimal(text);
const disposalsOf = (report: ReferenceReport) => report.tax_years.flatMap(({ disposals }) => disposals);
const isClose = (a: Fraction, b: Fraction, within: Fraction) =>
  !a.minus(b).exceeds(within) && !b.minus(a).exceeds(within);

/** Checks every portfolio that is not refused. */
function forReports(check: (report: ReferenceReport, transactions: ReferenceTransaction[]) => void) {
  fc.assert(
    fc.property(portfolioArbitrary(), (transactions) => {
      const outcome = referenceReport(transactions, rateOf);
      if ('report' in outcome) check(outcome.report, transactions);
    }),
    { numRuns: 150 },
  );
}

/** Less than this counts as nothing, and is not listed. */
const DUST = fractionOf('0.000000005');

/** The shares of each ticker that were bought and not sold. */
function heldAfter(transactions: readonly ReferenceTransaction[]): ReadonlyMap<string, Fraction> {
  const held = new Map<string, Fraction>();
  for (const { ticker, action, quantity = '0', ratio = '1' } of [...transactions].sort((a, b) =>
    a.date < b.date ? -1 : Number(a.date > b.date),
  )) {
    const before = held.get(ticker) ?? Fraction.zero;
    if (action === 'BUY') held.set(ticker, before.plus(fractionOf(quantity)));
    if (action === 'SELL') held.set(ticker, before.minus(fractionOf(quantity)));
    if (action === 'SPLIT') held.set(ticker, before.times(fractionOf(ratio)));
    if (action === 'UNSPLIT') held.set(ticker, before.over(fractionOf(ratio)));
  }
  return held;
}

describe('the reference model over random portfolios', () => {
  it('keeps every share: what was bought and not sold is held', () => {
    forReports((report, transactions) => {
      const expected = [...heldAfter(transactions)]
        .filter(([, quantity]) => !DUST.exceeds(quantity))
        .sort(([a], [b]) => (a < b ? -1 : 1));
      expect(report.holdings.map(({ ticker, quantity }) => [ticker, quantity])).toEqual(
        expected.map(([ticker, quantity]) => [ticker, publishedQuantity(quantity)]),
      );
    });
  });

  it('keeps every pound: what was spent is allowed or is still in the pools', () => {
    forReports((report, transactions) => {
      const quantities = [...heldAfter(transactions).values()];
      // The cost of what is too little to be listed is in no figure.
      if (quantities.some((quantity) => quantity.exceeds(Fraction.zero) && DUST.exceeds(quantity))) return;
      const rows = transactions.map((transaction) => inPounds(transaction, rateOf));
      const spent = Fraction.sum(
        rows.map(({ action, worth, total, fees }) => {
          if (action === 'BUY') return worth.plus(fees);
          if (action === 'ACCUMULATION') return total;
          return action === 'CAPRETURN' ? fees.minus(total) : Fraction.zero;
        }),
      );
      const figures = [
        ...disposalsOf(report).flatMap(({ matches }) => matches.map((match) => match.allowable_cost)),
        ...report.holdings.map((holding) => holding.total_cost),
      ];
      const halfPennies = new Fraction(BigInt(figures.length), 200n);
      expect(isClose(Fraction.sum(figures.map(fractionOf)), spent, halfPennies)).toBe(true);
    });
  });

  it('identifies the whole of each disposal', () => {
    forReports((report) => {
      for (const { quantity, matches } of disposalsOf(report)) {
        const legs = Fraction.sum(matches.map((match) => fractionOf(match.quantity)));
        expect(isClose(legs, fractionOf(quantity), new Fraction(BigInt(matches.length), 2n * 10n ** 10n))).toBe(true);
      }
    });
  });

  it('takes nothing from the pool while an acquisition of the 30 days after is free, and no acquisition twice', () => {
    forReports((report, transactions) => {
      const withoutSplits = disposalsOf(report).filter(
        ({ ticker }) => !transactions.some((row) => row.ticker === ticker && row.action.endsWith('SPLIT')),
      );
      for (const { date, ticker, matches } of withoutSplits) {
        const ofTicker = transactions.filter((row) => row.ticker === ticker);
        const quantityOn = (day: string, action: string) =>
          Fraction.sum(
            ofTicker
              .filter((row) => row.date === day && row.action === action)
              .map((row) => fractionOf(row.quantity ?? '0')),
          );
        const takenOf = (day: string, until: string) =>
          Fraction.sum(
            withoutSplits
              .filter((other) => other.ticker === ticker && other.date <= until && other.date < day)
              .flatMap((other) => other.matches.filter((match) => match.acquisition_date === day))
              .map((match) => fractionOf(match.quantity)),
          );
        for (const acquisition of new Set(ofTicker.filter((row) => row.action === 'BUY').map((row) => row.date))) {
          const bought = quantityOn(acquisition, 'BUY');
          const open = bought.minus(Fraction.min(bought, quantityOn(acquisition, 'SELL')));
          expect(takenOf(acquisition, '9999').exceeds(open)).toBe(false);
          const inWindow = acquisition > date && acquisition <= daysLater(date, 30);
          if (inWindow && matches.some((match) => match.rule === 'Section104')) {
            expect(open.exceeds(takenOf(acquisition, date))).toBe(false);
          }
          if (!inWindow && acquisition !== date) {
            expect(matches.some((match) => match.acquisition_date === acquisition)).toBe(false);
          }
        }
      }
    });
  });

  it('does not depend on the order of the rows', () => {
    const withRanks = portfolioArbitrary().chain((rows) =>
      fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
    );
    fc.assert(
      fc.property(withRanks, ([rows, shuffled]) => {
        // Only several splits of one date are taken in the order given, so those keep theirs.
        const splits = rows.filter((row) => row.action.endsWith('SPLIT'));
        const reordered = shuffled.map((row) => (row.action.endsWith('SPLIT') ? (splits.shift() ?? row) : row));
        expect(referenceReport(reordered, rateOf)).toEqual(referenceReport(rows, rateOf));
      }),
      { numRuns: 150 },
    );
  });

  it('shows in a report of one year what the report of all years has for it', () => {
    forReports((report, transactions) => {
      const years = new Set(
        transactions
          .filter((row) => row.action === 'SELL' || row.action === 'DIVIDEND')
          .map((row) => taxYearOf(row.date)),
      );
      const single = [...years].sort((a, b) => a - b).map((year) => referenceReport(transactions, rateOf, year));
      expect(single).toEqual(
        report.tax_years.map((taxYear) => ({ report: { tax_years: [taxYear], holdings: report.holdings } })),
      );
    });
  });
});

describe('random portfolios', () => {
  const portfolios = fc.sample(portfolioArbitrary(), { numRuns: 400, seed: 20240406 });
  const outcomes = portfolios.map((transactions) => referenceReport(transactions, rateOf));

  it('survive being written as text', () => {
    for (const transactions of portfolios) expect(fromCgtText(toCgtText(transactions))).toEqual(transactions);
  });

  it('are valid for the most part', () => {
    const valid = outcomes.filter((outcome) => 'report' in outcome).length / outcomes.length;
    expect(valid).toBeGreaterThan(0.65);
    expect(valid).toBeLessThan(0.95);
  });

  it('meet every rule and every refusal', () => {
    const reports = outcomes.flatMap((outcome) => ('report' in outcome ? [outcome.report] : []));
    const rules = reports.flatMap(disposalsOf).flatMap(({ matches }) => matches.map(({ rule }) => rule));
    const share = (rule: string) => rules.filter((one) => one === rule).length / rules.length;
    for (const rule of ['SameDay', 'BedAndBreakfast', 'Section104']) expect(share(rule)).toBeGreaterThan(0.15);
    expect(new Set(outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : []))).size).toBe(7);
  });
});
