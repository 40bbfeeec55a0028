import { addDays, civilDate } from '@bursar/calendar';
import fc from 'fast-check';

import { ecbSource, hmrcSource } from '../rate-source';
import { hmrcMonthlyRates } from '../hmrc/monthly-rates';
import { exactRate } from '../exact-rate';
import { ecbDailyRates } from './ecb-rates';
import { readEcbHistory } from './history-csv';
import { dailyRates, type PublishedHistory } from './published-days';
import { readRateTable, writeRateTable } from './rate-table';

const FIRST = civilDate('2020-01-01');
const anySeries: fc.Arbitrary<PublishedHistory> = fc
  .uniqueArray(fc.nat(60), { minLength: 1, maxLength: 20 })
  .chain((offsets) => {
    const days = offsets.sort((one, other) => one - other).map((place) => addDays(FIRST, place).text);
    const anyColumn = fc.array(
      fc.option(
        fc.integer({ min: 1, max: 9_999 }).map((rate) => `${rate}.5`),
        { nil: undefined },
      ),
      {
        minLength: days.length,
        maxLength: days.length,
      },
    );
    return fc.tuple(anyColumn, anyColumn).map(([one, other]) => ({
      days,
      rates: new Map([
        ['AAA', one],
        ['BBB', other],
      ]),
    }));
  });

/** The series as the ECB would publish it. */
function csvOf({ days, rates }: PublishedHistory): string {
  const lines = days.map((day, index) =>
    [day, ...[...rates.values()].map((column) => column[index] ?? 'N/A'), ''].join(),
  );
  return [['Date', ...rates.keys(), ''].join(), ...lines.reverse(), ''].join('\n');
}

const firstDay = ({ days }: PublishedHistory) => days[0] ?? '';

describe('rates of days', () => {
  it('are those of the day, or the last ones in the seven days before', () => {
    fc.assert(
      fc.property(anySeries, fc.integer({ min: -5, max: 80 }), (series, offset) => {
        const day = addDays(FIRST, offset).text;
        const column = series.rates.get('AAA') ?? [];
        const known = series.days.flatMap((date, index) => {
          const rate = column[index];
          return rate !== undefined && date <= day && date >= addDays(civilDate(day), -7).text ? [{ rate, date }] : [];
        });
        expect(dailyRates([series], series).rate('AAA', day)).toEqual(known.at(-1));
        expect(dailyRates([series]).rate('CCC', day)).toBeUndefined();
      }),
    );
  });

  it('of a series count on its days and the weekend after, those of the current one until newer ones are known', () => {
    const one = { days: ['2026-01-07', '2026-01-09'], rates: new Map([['USD', ['1.1', '1.2']]]) };
    const other = { days: ['2026-01-20'], rates: new Map([['USD', ['1.3']]]) };
    const { rate, ranges } = dailyRates([other, one], other);
    const found = (day: string) => rate('USD', day)?.date;
    expect(['2026-01-08', '2026-01-09', '2026-01-10', '2026-01-11'].map(found)).toEqual([
      ...['2026-01-07', '2026-01-09', '2026-01-09', '2026-01-09'],
    ]);
    expect(['2026-01-12', '2026-01-16', '2026-01-19'].map(found)).toEqual([undefined, undefined, undefined]);
    expect(['2026-01-20', '2026-01-27', '2026-01-28'].map(found)).toEqual(['2026-01-20', '2026-01-20', undefined]);
    expect(ranges.map(({ first, last, count }) => [first, last, count])).toEqual([
      ['2026-01-07', '2026-01-09', 2],
      ['2026-01-20', '2026-01-20', 1],
    ]);
  });
});

describe('the table and the history of the ECB', () => {
  it('give back what was written', () => {
    fc.assert(
      fc.property(fc.array(anySeries, { maxLength: 3 }), (given) => {
        const series = given.sort((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1));
        const read = readRateTable(`# Source\n${writeRateTable(series)}`);
        const days = Array.from({ length: 80 }, (_, index) => addDays(FIRST, index).text);
        const [expected, found] = [dailyRates(series), dailyRates(read)];
        expect(days.map((day) => found.rate('BBB', day))).toEqual(days.map((day) => expected.rate('BBB', day)));
        for (const each of series) expect(readEcbHistory(csvOf(each))).toEqual(each);
      }),
    );
  });

  it.each([
    ['nothing', '', 'line 1: expected Date'],
    ['a page instead', '<html></html>', 'line 1: expected Date'],
    ['a header alone', 'Date,USD,\n', 'no rates'],
    ['a code that is none', 'Date,US$\n', 'line 1: "US$" is not a code'],
    ['a code twice', 'Date,USD,USD\n', 'line 1: "USD" is not a code of a currency, or comes twice'],
    ['a day that does not exist', 'Date,USD\n2026-02-30,1', 'line 2: "2026-02-30" is not a day'],
    ['a column too few', 'Date,USD,JPY\n2026-02-03,1', 'line 2: expected 2 rates, found 1'],
    ['a rate of zero', 'Date,USD\n2026-02-03,0.00', 'line 2: "0.00" is not a positive decimal'],
    ['an exponent', 'Date,USD\n2026-02-03,1e3', 'line 2: "1e3" is not a positive decimal'],
    ['a day twice', 'Date,USD\n2026-02-03,1\n2026-02-03,1', 'line 3: the days are not in order'],
    ['days in disorder', 'Date,USD\n2026-02-03,1\n2026-02-01,1\n2026-02-02,1', 'the days are not in order'],
  ])('refuse %s', (_, csv, message) => expect(() => readEcbHistory(csv)).toThrow(message));

  it('has the days from 1999 on built in, and a newer file wins', () => {
    const builtIn = ecbDailyRates();
    // The lowest and the highest euro in dollars, the day on which the Swiss National Bank gave up its limit, and the ends.
    const known = [
      ['USD', '1999-01-04', '1.1789'],
      ['USD', '2000-10-26', '0.8252'],
      ['USD', '2008-07-15', '1.599'],
      ['CHF', '2015-01-15', '1.028'],
    ] as const;
    for (const [currency, date] of known) expect(builtIn.rate(currency, date)?.date).toBe(date);
    expect(known.map(([currency, date]) => builtIn.rate(currency, date)?.rate)).toEqual(
      known.map(([, , rate]) => rate),
    );
    expect(builtIn.rate('USD', '1998-12-31')).toBeUndefined();
    expect(builtIn.lastDay('USD')).toBe('2026-02-13');
    // Bulgaria has the euro since 2026, and of the rouble nothing is published since March 2022.
    expect(['BGN', 'HRK', 'RUB'].map((currency) => builtIn.lastDay(currency))).toEqual([
      '2025-12-31',
      '2022-12-30',
      '2022-03-01',
    ]);
    expect(builtIn.rate('USD', '2026-02-15')).toMatchObject({ date: '2026-02-13' });
    expect(builtIn.rate('USD', '2026-02-16')).toBeUndefined();
    const newer = readEcbHistory('Date,USD,CHF,\n2026-03-06,1.2,0.9,\n1999-01-04,1.1,N/A,\n');
    const rates = ecbDailyRates(newer);
    expect(rates.rate('USD', '1999-01-04')).toEqual({ rate: '1.1', date: '1999-01-04' });
    expect(rates.rate('CHF', '2026-03-10')).toEqual({ rate: '0.9', date: '2026-03-06' });
    expect(rates.lastDay('CHF')).toBe('2026-03-06');
    const older = ecbDailyRates(readEcbHistory('Date,USD,\n2026-02-12,1.5,\n'));
    expect(['2026-02-12', '2026-02-13', '2026-02-16'].map((day) => older.rate('USD', day)?.date)).toEqual([
      ...['2026-02-12', '2026-02-13', undefined],
    ]);
  });

  it('has every day of publication, which the calendar of the euro’s payments gives', () => {
    const { ranges } = ecbDailyRates();
    expect(ranges).toEqual([{ first: '1999-01-04', last: '2026-02-13', count: 6_944 }]);
    const days: string[] = [];
    for (let day = civilDate('1999-01-04'); day.text <= '2026-02-13'; day = addDays(day, 1)) {
      if (isPublicationDay(day.text)) days.push(day.text);
    }
    expect(days).toHaveLength(6_944);
    expect(days.filter((day) => ecbDailyRates().rate('USD', day)?.date !== day)).toEqual([]);
  });
});

/** Whether rates were published: not on weekends, nor on the days on which no payments in euro are settled. */
function isPublicationDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  const [year, monthAndDay] = [date.getUTCFullYear(), day.slice(5)];
  if ([0, 6].includes(date.getUTCDay())) return false;
  if (['01-01', '12-25', '12-26'].includes(monthAndDay) || ['1999-12-31', '2001-12-31'].includes(day)) return false;
  if (year < 2000) return true;
  const easter = easterOf(year);
  return ![addDays(easter, -2).text, addDays(easter, 1).text, `${year}-05-01`].includes(day);
}

/** Easter Sunday, by the anonymous Gregorian algorithm. */
function easterOf(year: number) {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return civilDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

describe('sources', () => {
  it('have their own currency at one, and their latest days', () => {
    const [ecb, hmrc] = [ecbSource(ecbDailyRates()), hmrcSource(hmrcMonthlyRates())];
    expect(ecb.unitsPerBase('EUR', '2500-01-01')).toEqual({ rate: exactRate('1'), date: '2500-01-01' });
    expect(ecb.unitsPerBase('CHF', '1999-01-09')).toEqual({ rate: exactRate('1.6138'), date: '1999-01-08' });
    expect(ecb.unitsPerBase('XXX', '1999-01-09')).toBeUndefined();
    expect(hmrc.unitsPerBase('GBP', '2020-05-05')).toEqual({ rate: exactRate('1'), date: '2020-05' });
    expect(hmrc.unitsPerBase('USD', '2014-02-28')).toMatchObject({ date: '2014-02' });
    expect(hmrc.unitsPerBase('USD', '2014-02')).toEqual(hmrc.unitsPerBase('USD', '2014-02-28'));
    expect(hmrc.unitsPerBase('USD', '2014-01-31')).toBeUndefined();
    expect([ecb.latest('XXX'), hmrc.latest('XXX')]).toEqual([undefined, undefined]);
    expect(hmrc.latest('USD')).toMatch(/^\d{4}-\d{2}$/);
  });
});
