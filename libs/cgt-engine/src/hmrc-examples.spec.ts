import type { Report, ReportDisposal } from './model/report/report-schema';
import { resultOf } from './testing/call-tool';

const reportOf = async (...lines: string[]) =>
  (await resultOf('calculate_report', { cgt_content: lines.join('\n') })) as Report;

/** The disposals of all years, each leg in one line: rule, quantity, cost, gain. */
const legsOf = ({ tax_years }: Report) =>
  tax_years
    .flatMap(({ disposals = [] }) => disposals)
    .map(({ date, matches }) => [date, ...matches.map(legText)].join(' | '));

const legText = ({ rule, quantity, allowable_cost, gain_or_loss, acquisition_date }: ReportDisposal['matches'][0]) =>
  [rule, quantity, allowable_cost, gain_or_loss, ...(acquisition_date === undefined ? [] : [acquisition_date])].join(
    ' ',
  );

/** Costs and gains in whole pounds as HMRC print them: the cost rounded up, the gain down, in the taxpayer's favour. */
const inPounds = ({ tax_years }: Report) =>
  tax_years.flatMap(({ disposals = [] }) =>
    disposals.flatMap(({ matches }) =>
      matches.map((leg) => [Math.ceil(Number(leg.allowable_cost)), Math.floor(Number(leg.gain_or_loss))]),
    ),
  );

describe('HS284, Shares and Capital Gains Tax', () => {
  it('example 2, Mr Schneider: 500 of 4,000 shares are matched with those bought back at a loss of 100', async () => {
    const report = await reportOf(
      '2015-01-05 BUY SCHNEIDER 9500 @ 1',
      '2024-08-30 SELL SCHNEIDER 4000 @ 1.50',
      '2024-09-11 BUY SCHNEIDER 500 @ 1.70',
    );
    expect(legsOf(report)).toEqual([
      '2024-08-30 | BedAndBreakfast 500 850.00 -100.00 2024-09-11 | Section104 3500 3500.00 1750.00',
    ]);
    expect(report.tax_years).toMatchObject([
      { period: '2024/25', disposal_count: 1, total_gain: '1650.00', total_loss: '0.00', gross_proceeds: '6000.00' },
    ]);
    expect(report.holdings).toEqual([{ ticker: 'SCHNEIDER', quantity: '6000', total_cost: '6000.00' }]);
  });

  it('example 3, Lobster plc: two sales out of a pool of two purchases, gains of 329 and 300', async () => {
    const report = await reportOf(
      '2019-02-01 SELL Lobster 400 @ 5.20 FEES 105',
      '2018-05-01 SELL Lobster 700 @ 4.80 FEES 100',
      '2017-09-01 BUY Lobster 500 @ 4.10 FEES 80',
      '2014-04-01 BUY Lobster 1000 @ 4.00 FEES 150',
    );
    expect(legsOf(report)).toEqual([
      '2018-05-01 | Section104 700 2930.67 329.33',
      '2019-02-01 | Section104 400 1674.67 300.33',
    ]);
    expect(inPounds(report)).toEqual([
      [2931, 329],
      [1675, 300],
    ]);
    const legs = report.tax_years.flatMap(({ disposals = [] }) => disposals.flatMap(({ matches }) => matches));
    expect(legs.map(({ pool_before, pool_after }) => [pool_before?.total_cost, pool_after?.total_cost])).toEqual([
      ['6280.00', '3349.33'],
      ['3349.33', '1674.67'],
    ]);
    expect(report.tax_years).toMatchObject([{ period: '2018/19', total_gain: '629.66', gross_proceeds: '5440.00' }]);
    expect(report.holdings).toEqual([{ ticker: 'LOBSTER', quantity: '400', total_cost: '1674.67' }]);
  });
});

// CG51560 gives dates and quantities; the prices here are invented.
describe('CG51560, the same day and bed and breakfast rules', () => {
  const bought = '2009-01-05 BUY MISSA 1000 @ 2';
  const sold = '2011-07-01 SELL MISSA 1000 @ 3';

  it('example 1: a repurchase on the thirtieth day after the sale is matched with it', async () => {
    const report = await reportOf(bought, sold, '2011-07-31 BUY MISSA 1000 @ 2.80');
    expect(legsOf(report)).toEqual(['2011-07-01 | BedAndBreakfast 1000 2800.00 200.00 2011-07-31']);
    expect(report.holdings).toEqual([{ ticker: 'MISSA', quantity: '1000', total_cost: '2000.00' }]);
  });

  it('example 3: a repurchase on the thirty-first day is not: the sale comes out of the pool', async () => {
    const report = await reportOf(bought, sold, '2011-08-01 BUY MISSA 1000 @ 2.80');
    expect(legsOf(report)).toEqual(['2011-07-01 | Section104 1000 2000.00 1000.00']);
    expect(report.holdings).toEqual([{ ticker: 'MISSA', quantity: '1000', total_cost: '2800.00' }]);
  });

  it('of several sales the earlier takes first, of several purchases the earlier is taken first', async () => {
    const report = await reportOf(
      bought,
      '2011-07-01 SELL MISSA 300 @ 3',
      '2011-07-04 SELL MISSA 300 @ 3',
      '2011-07-11 BUY MISSA 200 @ 2.50',
      '2011-07-20 BUY MISSA 250 @ 2.60',
    );
    expect(legsOf(report)).toEqual([
      '2011-07-01 | BedAndBreakfast 200 500.00 100.00 2011-07-11 | BedAndBreakfast 100 260.00 40.00 2011-07-20',
      '2011-07-04 | BedAndBreakfast 150 390.00 60.00 2011-07-20 | Section104 150 300.00 150.00',
    ]);
  });

  it('all purchases and all sales of a day are one each, matched with each other before anything else', async () => {
    const report = await reportOf(
      bought,
      '2011-07-01 SELL MISSA 100 @ 3',
      '2011-07-01 BUY MISSA 60 @ 2.50',
      '2011-07-01 SELL MISSA 200 @ 3.30',
      '2011-07-01 BUY MISSA 40 @ 3',
      '2011-07-02 BUY MISSA 50 @ 2.20',
    );
    expect(legsOf(report)).toEqual([
      '2011-07-01 | SameDay 100 270.00 50.00 2011-07-01 | BedAndBreakfast 50 110.00 50.00 2011-07-02 | Section104 150 300.00 180.00',
    ]);
  });
});

describe('CG51590, worked examples', () => {
  it('example 1, Ms Davy: gains of 60 and 4,444, and 300 shares left at 444', async () => {
    const report = await reportOf(
      '2006-04-15 BUY DAVY 1000 @ 1.30',
      '2006-08-04 BUY DAVY 1000 @ 1.45',
      '2007-01-19 BUY DAVY 500 @ 1.90',
      '2010-03-16 SELL DAVY 2000 @ 3.425',
      '2010-04-07 BUY DAVY 2000 @ 3.395',
      '2010-12-10 SELL DAVY 2200 @ 3.50',
    );
    // Bought back in the next tax year, yet matched with the sale before its end.
    expect(legsOf(report)).toEqual([
      '2010-03-16 | BedAndBreakfast 2000 6790.00 60.00 2010-04-07',
      '2010-12-10 | Section104 2200 3256.00 4444.00',
    ]);
    expect(report.tax_years).toMatchObject([
      { period: '2009/10', total_gain: '60.00', gross_proceeds: '6850.00' },
      { period: '2010/11', total_gain: '4444.00', gross_proceeds: '7700.00' },
    ]);
    expect(report.holdings).toEqual([{ ticker: 'DAVY', quantity: '300', total_cost: '444.00' }]);
  });

  it('example 4, the trustees: a cost of 14,934 and a gain of 24,066', async () => {
    // Two of the four are rights issues: written as purchases, which holds since no sale is near them.
    const report = await reportOf(
      '1997-09-24 BUY TRUST 15000 @ 0.45',
      '2001-01-30 BUY TRUST 9000 @ 0.40',
      '2004-06-14 BUY TRUST 12000 @ 1.15',
      '2005-11-26 BUY TRUST 9000 @ 1.05',
      '2010-02-23 SELL TRUST 20000 @ 1.95',
    );
    expect(legsOf(report)).toEqual(['2010-02-23 | Section104 20000 14933.33 24066.67']);
    expect(inPounds(report)).toEqual([[14_934, 24_066]]);
    expect(report.holdings).toEqual([{ ticker: 'TRUST', quantity: '25000', total_cost: '18666.67' }]);
  });
});

// Tokens are pooled and identified as shares are.
describe('Cryptoassets Manual', () => {
  it('CRYPTO22251: a gain of 258,000 out of the pool, and 84,000 left in it', async () => {
    const report = await reportOf(
      '2023-01-10 BUY TOKENA 100 @ 10',
      '2023-09-18 BUY TOKENA 50 @ 2500',
      '2023-12-01 SELL TOKENA 50 @ 6000',
    );
    expect(legsOf(report)).toEqual(['2023-12-01 | Section104 50 42000.00 258000.00']);
    expect(report.holdings).toEqual([{ ticker: 'TOKENA', quantity: '100', total_cost: '84000.00' }]);
  });

  it('CRYPTO22252: two sales and a larger purchase on one day, a cost of 938 and a gain of 462', async () => {
    const report = await reportOf(
      '2023-01-02 BUY TOKENB 5000 @ 0.10',
      '2023-06-23 SELL TOKENB 1000 @ 0.80',
      '2023-06-23 BUY TOKENB 1600 @ 0.625',
      '2023-06-23 SELL TOKENB 500 @ 1.20',
    );
    expect(legsOf(report)).toEqual(['2023-06-23 | SameDay 1500 937.50 462.50 2023-06-23']);
    expect(inPounds(report)).toEqual([[938, 462]]);
    expect(report.holdings).toEqual([{ ticker: 'TOKENB', quantity: '5100', total_cost: '562.50' }]);
  });
});

describe('CG21205, rates of tax', () => {
  it('example 2, its shares: 25,000 of gains with 3,000 of the band left are 300 and 4,400 of tax', async () => {
    // The exempt amount of 11,100, which the example uses against a house, is added to the gain.
    const lines = ['2016-05-02 BUY SHARES 100 @ 10', '2016-07-01 SELL SHARES 100 @ 371'];
    const options = { year: 2016, taxable_income: '29000' };
    const { tax } = await resultOf('prepare_return', { cgt_content: lines.join('\n'), ...options });
    expect(tax).toMatchObject({
      band_left: '3000',
      lines: [
        { rate: '10', amount: '3000', tax: '300.00' },
        { rate: '20', amount: '22000', tax: '4400.00' },
      ],
      due: '4700.00',
    });
  });
});
