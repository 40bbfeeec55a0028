import type { Report } from './model/report/report-schema';
import { refusalOf, resultOf } from './testing/call-tool';

const reportOf = async (lines: readonly string[], options = {}) =>
  (await resultOf('calculate_report', { cgt_content: lines.join('\n'), ...options })) as Report;

const disposalsOf = ({ tax_years }: Report) => tax_years.flatMap(({ disposals = [] }) => disposals);

/** Every month from the first to the last, both `YYYY-MM`. */
function months(first: string, last: string): string[] {
  const all: string[] = [];
  for (let month = first; month <= last;) {
    all.push(month);
    const [year, number] = month.split('-').map(Number) as [number, number];
    month = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  }
  return all;
}

describe('rates that HMRC cannot have meant', () => {
  const SUSPECT: readonly (readonly [currency: string, month: string, rate: string])[] = [
    ['BRL', '2019-04', '439943'],
    ['CVE', '2020-04', '302.96'],
    ['HRK', '2023-02', '1.1441'],
    ['IQD', '2018-04', '843.06'],
    ['IRR', '2015-04', '8.8513'],
    ['KHR', '2022-03', '3041.7012'],
    ['LRD', '2014-02', '1.6584'],
    ['LRD', '2020-12', '1.3303'],
    ['MRO', '2020-02', '46.95'],
    ['SLE', '2022-11', '15631.1792'],
    ['SLL', '2023-02', '23.6617'],
    ['STD', '2015-04', '12101.8'],
    ['STD', '2020-11', '274769'],
  ];

  it.each(SUSPECT)('%s in %s, %s to the pound, is used and named', async (currency, month, rate) => {
    const { warnings, transactions } = await reportOf([`${month}-15 BUY A 1000 @ 100 ${currency}`]);
    expect(warnings).toEqual([expect.stringContaining(`${currency} in ${month} (${rate} to the pound)`)]);
    expect(transactions).toMatchObject([{ price: { rate, rate_period: month } }]);
  });

  it('the Liberian dollar is suspect in every month it has before 2023, and not after', async () => {
    const before = months('2014-02', '2020-12');
    const { warnings } = await reportOf(before.map((month) => `${month}-01 DIVIDEND A TOTAL 1 LRD`));
    expect(warnings.map((warning) => /LRD in (\S+)/.exec(warning)?.[1])).toEqual(before);
    expect((await reportOf(['2023-11-01 DIVIDEND A TOTAL 1 LRD'])).warnings).toEqual([]);
  });

  it('their neighbouring months are not named', async () => {
    const lines = ['BRL 2019-03', 'BRL 2019-05', 'HRK 2023-01', 'IRR 2015-03', 'KHR 2022-04', 'STD 2020-12'].map(
      (row) => `${row.slice(4)}-01 DIVIDEND A TOTAL 1 ${row.slice(0, 3)}`,
    );
    expect((await reportOf(lines)).warnings).toEqual([]);
  });

  it('each is named once, whatever it was used for, and in other years too', async () => {
    const lines = ['2015-04-01 BUY A 1 @ 1 IRR FEES 1 STD', '2015-04-30 DIVIDEND A TOTAL 9 IRR TAX 0 IRR'];
    const { warnings } = await reportOf(lines, { year: 2023 });
    expect(warnings).toEqual([expect.stringContaining('IRR in 2015-04'), expect.stringContaining('STD in 2015-04')]);
  });
});

describe('amounts in other currencies', () => {
  it('stand in the transactions beside their pounds and the rate that made them', async () => {
    const { transactions } = await reportOf([
      '2023-02-10 BUY ACME 100 @ 12.50 USD FEES 3',
      '2023-03-10 DIVIDEND ACME TOTAL 10 EUR TAX 2 USD',
    ]);
    expect(transactions).toEqual([
      {
        date: '2023-02-10',
        action: 'BUY',
        type: 'BUY',
        ticker: 'ACME',
        amount: '100',
        quantity: '100',
        price: { amount: '12.50', currency: 'USD', gbp: '10.09', rate: '1.2392', rate_period: '2023-02' },
        fees: { amount: '3', currency: 'GBP' },
        currency: 'USD',
        line: 1,
      },
      expect.objectContaining({
        total_value: { amount: '10', currency: 'EUR', gbp: '8.90', rate: '1.1242', rate_period: '2023-03' },
        tax_paid: { amount: '2', currency: 'USD', gbp: '1.67', rate: '1.2002', rate_period: '2023-03' },
      }),
    ]);
  });

  it('of a sale stand in the disposal, one entry a currency', async () => {
    const report = await reportOf([
      '2023-02-10 BUY A 100 @ 1',
      '2023-03-10 SELL A 10 @ 5 USD FEES 1',
      '2023-03-10 SELL A 5 @ 4 EUR FEES 2 USD',
      '2023-03-10 SELL A 2 @ 7.005 USD FEES 0.50 USD',
    ]);
    expect(disposalsOf(report).map(({ original }) => original)).toEqual([
      [
        { currency: 'EUR', gross_proceeds: '20.00', fees: '0.00' },
        { currency: 'GBP', gross_proceeds: '0.00', fees: '1.00' },
        { currency: 'USD', gross_proceeds: '64.01', fees: '2.50' },
      ],
    ]);
  });

  it('count also where only the fee is one', async () => {
    const report = await reportOf(['2023-02-10 BUY A 9 @ 1', '2023-03-10 SELL A 9 @ 5 FEES 2 USD']);
    expect(disposalsOf(report)[0]?.original).toEqual([
      { currency: 'GBP', gross_proceeds: '45.00', fees: '0.00' },
      { currency: 'USD', gross_proceeds: '0.00', fees: '2.00' },
    ]);
  });

  it.each(['', ' FEES 0', ' FEES 0 EUR'])('make no entry for a fee of nothing: "%s"', async (fees) => {
    const report = await reportOf(['2023-02-10 BUY A 9 @ 1', `2023-03-10 SELL A 9 @ 5 USD${fees}`]);
    expect(disposalsOf(report)[0]?.original).toEqual([{ currency: 'USD', gross_proceeds: '45.00', fees: '0.00' }]);
  });

  it('are not spoken of where the sales are in pounds, whatever the purchases were', async () => {
    const report = await reportOf(['2023-02-10 BUY A 9 @ 1 USD', '2023-03-10 SELL A 9 @ 5 FEES 2']);
    expect(disposalsOf(report)[0]).not.toHaveProperty('original');
  });

  it('are divided by the rate of their own month without rounding on the way', async () => {
    // 3 x 0.01 / 1.2392 is 0.0242…; three amounts rounded to pence first would make 0.03.
    const lines = ['10', '11', '12'].map((day) => `2023-02-${day} DIVIDEND A TOTAL 0.01 USD`);
    expect((await reportOf(lines)).tax_years).toMatchObject([{ dividend_income: '0.02' }]);
  });
});

describe('with a year, what lies after its matching window may lack a rate', () => {
  // The tax year ends on 5 April 2026; purchases up to 5 May may still be matched to its last day.
  const lines = [
    '2026-01-10 BUY A 10 @ 1',
    '2026-04-05 SELL A 4 @ 2',
    '2026-05-05 BUY A 1 @ 1.50',
    '2026-05-06 BUY A 100 @ 1',
    '2026-09-10 BUY A 5 @ 1 USD',
  ];

  it('it is left aside: the holdings are those of the window, and a warning says so', async () => {
    const { tax_years, holdings, warnings, transactions } = await reportOf(lines, { year: 2025 });
    expect(tax_years).toMatchObject([
      {
        period: '2025/26',
        disposals: [
          {
            matches: [
              { rule: 'BedAndBreakfast', quantity: '1', gain_or_loss: '0.50', acquisition_date: '2026-05-05' },
              { rule: 'Section104', quantity: '3', gain_or_loss: '3.00' },
            ],
          },
        ],
      },
    ]);
    expect(holdings).toEqual([{ ticker: 'A', quantity: '7', total_cost: '7.00' }]);
    expect(warnings).toEqual([expect.stringMatching(/USD in 2026-09.*2026-05-05/)]);
    expect(transactions?.map(({ price }) => price)).toContainEqual({ amount: '1', currency: 'USD' });
  });

  it.each([[{}], [{ year: 2026 }]])('it is refused where it could matter: %j', async (options) => {
    const { data } = await refusalOf('calculate_report', { cgt_content: lines.join('\n'), ...options });
    expect(data).toMatchObject({ code: 'MISSING_FX_RATE', currency: 'USD', month: '2026-09', line: 5 });
  });

  it('the last day of the window is inside, the next is not', async () => {
    const inside = { cgt_content: '2022-05-05 BUY A 1 @ 1 LRD', year: 2021 };
    expect((await refusalOf('calculate_report', inside)).data).toMatchObject({ month: '2022-05', currency: 'LRD' });
    const outside = await reportOf(['2022-05-06 BUY A 1 @ 1 LRD'], { year: 2021 });
    expect(outside).toMatchObject({ holdings: [], warnings: [expect.stringContaining('LRD in 2022-05')] });
  });

  it('before the year nothing is left aside', async () => {
    const { data } = await refusalOf('calculate_report', { cgt_content: '2013-05-01 BUY A 1 @ 1 USD', year: 2025 });
    expect(data).toMatchObject({ code: 'MISSING_FX_RATE', currency: 'USD', month: '2013-05' });
  });
});
