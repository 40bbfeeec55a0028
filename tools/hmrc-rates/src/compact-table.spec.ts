import fc from 'fast-check';

import { readRatesCsv, type Rate } from '@bursar/rates';

import { mergeRates, readTable, writeTable } from './compact-table';

const HEADER = 'period,currency,units_per_gbp';
const csvOf = (...rows: string[]): string => [HEADER, ...rows, ''].join('\n');
const linesOf = (table: string): string[] => table.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
const keyOf = ({ currency, period }: Rate): string => `${currency} ${period}`;
const sorted = (rates: readonly Rate[]): Rate[] => [...rates].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));

describe('readRatesCsv', () => {
  it('reads rows as they stand, digit for digit', () => {
    expect(readRatesCsv(csvOf('2014-02,USD,1.6500', '2014-02,IDR,20022'))).toEqual([
      { period: '2014-02', currency: 'USD', unitsPerGbp: '1.6500' },
      { period: '2014-02', currency: 'IDR', unitsPerGbp: '20022' },
    ]);
  });

  it('accepts a byte order mark, Windows line ends and a last line without an end', () => {
    expect(readRatesCsv(`\uFEFF${HEADER}\r\n2014-02,USD,1.65`)).toHaveLength(1);
  });

  it.each([
    ['other columns', 'currency,period,rate\nUSD,2014-02,1.65', 'line 1: expected the columns'],
    ['nothing at all', '', 'line 1: expected the columns'],
    ['no rows', csvOf(), 'no rates'],
    ['a column too few', csvOf('2014-02,USD'), 'line 2: "" is not a positive decimal'],
    ['a column too many', csvOf('2014-02,USD,1.65,x'), 'line 2: expected three columns'],
    ['a month that does not exist', csvOf('2014-02,USD,1.65', '2014-13,USD,1.65'), 'line 3: "2014-13" is not a month'],
    ['a month in another form', csvOf('02/2014,USD,1.65'), 'line 2: "02/2014" is not a month'],
    ['a year far away', csvOf('0014-02,USD,1.65'), 'line 2: "0014-02" is not a month'],
    ['a code in small letters', csvOf('2014-02,usd,1.65'), 'line 2: "usd" is not a currency code'],
    ['a code of four letters', csvOf('2014-02,USDT,1.65'), 'line 2: "USDT" is not a currency code'],
    ['a rate of zero', csvOf('2014-02,USD,0.00'), 'line 2: "0.00" is not a positive decimal'],
    ['a negative rate', csvOf('2014-02,USD,-1.65'), 'line 2: "-1.65" is not a positive decimal'],
    ['an exponent', csvOf('2014-02,USD,1e5'), 'line 2: "1e5" is not a positive decimal'],
    ['a blank beside a value', csvOf('2014-02,USD, 1.65'), 'line 2: " 1.65" is not a positive decimal'],
    [
      'a currency and month twice',
      csvOf('2014-02,USD,1.65', '2014-02,USD,1.65'),
      'line 3: a second rate for USD 2014-02',
    ],
  ])('refuses %s', (_, csv, message) => {
    expect(() => readRatesCsv(csv)).toThrow(message);
  });
});

describe('writeTable', () => {
  it('starts with the source and the licence, as comments', () => {
    const comments = writeTable([]).split('\n').slice(0, -1);
    expect(comments.every((line) => line.startsWith('#'))).toBe(true);
    expect(comments.join('\n')).toContain('HM Revenue & Customs exchange rates for customs & VAT (monthly)');
    expect(comments).toContainEqual(expect.stringContaining('Open Government Licence v3.0.'));
  });

  it('has one line per currency, alphabetically, from its own first month', () => {
    const rates = readRatesCsv(csvOf('2015-01,USD,1.5', '2014-12,USD,1.6', '2014-11,AED,6.04'));
    expect(linesOf(writeTable(rates))).toEqual(['AED 2014-11 6.04', 'USD 2014-12 1.6,1.5']);
  });

  it('leaves an item empty where no rate was published, also across a year end', () => {
    const rates = readRatesCsv(csvOf('2014-11,LRD,90', '2015-02,LRD,91', '2015-03,LRD,92'));
    expect(linesOf(writeTable(rates))).toEqual(['LRD 2014-11 90,,,91,92']);
  });
});

describe('readTable', () => {
  it('passes over the empty items', () => {
    expect(readTable('LRD 2014-11 90,,,91\n').map(({ period }) => period)).toEqual(['2014-11', '2015-02']);
  });

  it.each([
    ['a line without a first month', 'USD 1.6,1.5', 'table line 1: expected a code'],
    ['a line with a part too many', 'USD 2014-12 1.6, 1.5', 'table line 1: expected a code'],
    ['a code that is none', '# x\nUS$ 2014-12 1.6', 'table line 2: "US$" is not a currency code'],
    ['a rate that is none', 'USD 2014-12 1.6,x', 'table line 1: "x" is not a positive decimal'],
    ['a currency twice', 'USD 2014-12 1.6\nUSD 2014-12 1.6', 'table line 2: a second rate for USD 2014-12'],
  ])('refuses %s', (_, table, message) => {
    expect(() => readTable(table)).toThrow(message);
  });
});

describe('mergeRates', () => {
  const onFile = readTable('USD 2014-11 1.7,1.6\n');

  it('adds a month and lets an unchanged one come again', () => {
    const merged = mergeRates(onFile, readRatesCsv(csvOf('2014-12,USD,1.6', '2015-01,USD,1.5', '2015-01,EUR,1.2')));
    expect(linesOf(writeTable(merged))).toEqual(['EUR 2015-01 1.2', 'USD 2014-11 1.7,1.6,1.5']);
  });

  it('refuses to change a month on file', () => {
    expect(() => mergeRates(onFile, readRatesCsv(csvOf('2014-12,USD,1.61')))).toThrow(
      'USD 2014-12: 1.6 is on file, 1.61 was given',
    );
  });
});

describe('round trip', () => {
  const digits = (minLength: number): fc.Arbitrary<string> =>
    fc.string({ unit: fc.constantFrom(...'0123456789'), minLength, maxLength: 6 });
  const rate = fc.record({
    period: fc
      .tuple(fc.integer({ min: 1990, max: 2099 }), fc.integer({ min: 1, max: 12 }))
      .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`),
    currency: fc.constantFrom('AED', 'EUR', 'USD', 'ZWG'),
    unitsPerGbp: fc
      .tuple(digits(1), fc.option(digits(1), { nil: undefined }))
      .map(([whole, fraction]) => (fraction === undefined ? whole : `${whole}.${fraction}`))
      .filter((text) => /[1-9]/.test(text)),
  });
  const rates = fc.uniqueArray(rate, { selector: keyOf, minLength: 1, maxLength: 60 });

  it('gives back every rate, whatever the order and the gaps', () => {
    fc.assert(
      fc.property(rates, (given) => {
        const csv = csvOf(...given.map((one) => `${one.period},${one.currency},${one.unitsPerGbp}`));
        expect(readTable(writeTable(readRatesCsv(csv)))).toEqual(sorted(given));
      }),
    );
  });
});
