import { addMonths, yearMonth, type YearMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { composeMoney, USUAL_MONTHS } from './compose-money';
import { unitsOf } from './exact-amount';
import { SOURCES, type Flow, type Source } from './flow';

const MONTH = yearMonth('2026-11');
const HOUSEHOLDS = 500;

/** One entry of a household, in hundredths, and whether a link says that a row of another view is the same. */
interface Entry {
  readonly source: Source;
  readonly month: YearMonth;
  readonly currency: string;
  readonly cents: number;
  readonly isRefund: boolean;
  /** Counted in its own view, and left out over all views. */
  readonly isDouble: boolean;
}

const entry: fc.Arbitrary<Entry> = fc.record({
  source: fc.constantFrom(...SOURCES),
  month: fc.integer({ min: -5, max: 1 }).map((ago) => addMonths(MONTH, ago)),
  currency: fc.constantFrom('BRL', 'MXN', 'CHF'),
  cents: fc.integer({ min: -500_000, max: 500_000 }).filter((cents) => cents !== 0),
  isRefund: fc.boolean(),
  isDouble: fc.boolean(),
});

/** Of an entry: its account is its domain's. Money back, and any of shared expenses, makes spending smaller. */
function flowOf({ source, month, currency, cents, isRefund }: Entry): Flow {
  const units = BigInt(cents) * 100n;
  const isIncome = cents > 0 && !isRefund && source !== 'shared-split';
  const sums = isIncome ? { income: units, spending: 0n } : { income: 0n, spending: -units };
  return { source, account: source, month, currency, ...sums, count: 1 };
}

function sum(entries: readonly Entry[], of: (entry: Entry) => number): number {
  return entries.reduce((total, each) => total + of(each), 0);
}

const incomeOf = (each: Entry) => (flowOf(each).income > 0n ? each.cents : 0);
const spendingOf = (each: Entry) => (flowOf(each).income > 0n ? 0 : -each.cents);
const centsOf = (text: string) => Number(unitsOf(text)) / 100;

it('is what another arithmetic says of random households: parts, left, the month before and the usual one', () => {
  const household = fc.record({
    entries: fc.array(entry, { maxLength: 40 }),
    first: fc.constantFrom(null, 'CHF', 'MXN'),
    toCome: fc.option(fc.record({ count: fc.integer({ min: 0, max: 3 }), cents: fc.integer({ min: 0, max: 9_999 }) })),
    hasLedger: fc.boolean(),
  });
  fc.assert(
    fc.property(household, ({ entries, first, toCome, hasLedger }) => {
      // A line that a link joins to another one is there twice, and counts in the view that comes first.
      const counted = entries.filter(({ isDouble }) => !(isDouble && hasLedger));
      const money = composeMoney({
        ...{ month: MONTH, hasLedger, isSharedElsewhere: false, firstCurrency: first },
        flows: counted.map(flowOf),
        ofViews: hasLedger ? entries.filter(({ month }) => month === MONTH).map(flowOf) : undefined,
        toCome: toCome ? { currency: 'BRL', count: toCome.count, amount: BigInt(toCome.cents) * 100n } : undefined,
      });
      const near = counted.filter(({ month }) => month <= MONTH && month >= addMonths(MONTH, -USUAL_MONTHS));
      const expected = new Set(near.map(({ currency }) => currency));
      if (toCome !== null && toCome.count > 0) expected.add('BRL');
      const rest = [...expected].filter((currency) => currency !== first).sort();
      const isFirst = first !== null && expected.has(first);
      expect(money.map(({ currency }) => currency)).toEqual(isFirst ? [first, ...rest] : rest);
      for (const element of money) {
        const own = near.filter(({ currency }) => currency === element.currency);
        const inMonth = (month: YearMonth) => own.filter((each) => each.month === month);
        const present = inMonth(MONTH);
        expect(centsOf(element.income)).toBe(sum(present, incomeOf));
        expect(centsOf(element.spending)).toBe(sum(present, spendingOf));
        expect(centsOf(element.left)).toBe(sum(present, ({ cents }) => cents));
        for (const figure of ['income', 'spending'] as const) {
          expect(element.parts.reduce((total, part) => total + unitsOf(part[figure]), 0n)).toBe(
            unitsOf(element[figure]),
          );
        }
        expect(element.parts.reduce((total, { count }) => total + count, 0)).toBe(present.length);
        const before = inMonth(addMonths(MONTH, -1));
        expect(element.previous === null).toBe(before.length === 0);
        if (element.previous !== null) expect(centsOf(element.previous.spending)).toBe(sum(before, spendingOf));
        const months = [1, 2, 3].map((ago) => inMonth(addMonths(MONTH, -ago)));
        expect(element.usual === null).toBe(months.some((month) => month.length === 0));
        if (element.usual !== null) {
          const exact = months.reduce((total, month) => total + sum(month, spendingOf), 0) / USUAL_MONTHS;
          expect(Math.abs(centsOf(element.usual.spending) - exact)).toBeLessThanOrEqual(0.5);
        }
        expect(element.to_come === null).toBe(toCome === null);
      }
    }),
    { numRuns: HOUSEHOLDS },
  );
});

it('makes one part of all views where a row of one of them is left out', () => {
  const double = { month: MONTH, currency: 'BRL', cents: -4200, isRefund: false, isDouble: false };
  const rows = [
    { ...double, source: 'finance-tools' as const },
    { ...double, source: 'shared-split' as const },
  ].map(flowOf);
  const [counted] = rows;
  const facts = { month: MONTH, hasLedger: true, isSharedElsewhere: false, firstCurrency: null, toCome: undefined };
  const [linked] = composeMoney({ ...facts, flows: counted === undefined ? [] : [counted], ofViews: rows });
  expect(linked?.parts).toMatchObject([
    { source: 'finance-tools', spending: '42.00', count: 1, rows: { arguments: { view: 'all', count_as: 'events' } } },
  ]);
  const [apart] = composeMoney({ ...facts, flows: rows, ofViews: rows });
  expect(apart?.parts.map(({ source }) => source)).toEqual(['shared-split', 'finance-tools']);
});
