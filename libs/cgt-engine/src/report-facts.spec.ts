import { stoppedClock } from '@bursar/calendar';

import { createCgtEngine } from './cgt-engine';
import type { Report } from './model/report/report-schema';
import { callTool, resultOf } from './testing/call-tool';

const reportOf = async (lines: readonly string[], options = {}) =>
  (await resultOf('calculate_report', { cgt_content: lines.join('\n'), ...options })) as Report;

const HELD = ['2023-01-10 BUY A 100 @ 1'];

const EMPTY_YEAR = {
  disposals: [],
  disposal_count: 0,
  total_gain: '0.00',
  total_loss: '0.00',
  net_gain: '0.00',
  gross_proceeds: '0.00',
  total_allowable_cost: '0.00',
  disposal_costs: '0.00',
  allowable_costs: '0.00',
  taxable_gain: '0.00',
  dividend_income: '0.00',
  dividend_tax_paid: '0.00',
};

describe('the annual exempt amount', () => {
  const AMOUNTS: readonly (readonly [year: number, period: string, amount: string])[] = [
    [2008, '2008/09', '9600.00'],
    [2009, '2009/10', '10100.00'],
    [2010, '2010/11', '10100.00'],
    [2011, '2011/12', '10600.00'],
    [2012, '2012/13', '10600.00'],
    [2013, '2013/14', '10900.00'],
    [2014, '2014/15', '11000.00'],
    [2015, '2015/16', '11100.00'],
    [2016, '2016/17', '11100.00'],
    [2017, '2017/18', '11300.00'],
    [2018, '2018/19', '11700.00'],
    [2019, '2019/20', '12000.00'],
    [2020, '2020/21', '12300.00'],
    [2021, '2021/22', '12300.00'],
    [2022, '2022/23', '12300.00'],
    [2023, '2023/24', '6000.00'],
    [2024, '2024/25', '3000.00'],
    [2025, '2025/26', '3000.00'],
    [2026, '2026/27', '3000.00'],
  ];

  it.each(AMOUNTS)('of %d (%s) is %s', async (year, period, exempt_amount) => {
    const { tax_years, warnings } = await reportOf(HELD, { year });
    expect(tax_years).toEqual([expect.objectContaining({ ...EMPTY_YEAR, period, exempt_amount })]);
    expect(warnings).toEqual([]);
  });

  it.each([
    [2007, '2007/08'],
    [1999, '1999/00'],
    [1900, '1900/01'],
  ])('of %d (%s) is not known: nothing, and a warning', async (year, period) => {
    const { tax_years, warnings } = await reportOf(HELD, { year });
    expect(tax_years).toMatchObject([{ period, exempt_amount: '0.00' }]);
    expect(warnings).toEqual([expect.stringContaining(period)]);
  });

  it.each([
    [2027, '2027/28'],
    [2100, '2100/01'],
  ])('of %d (%s) may still be changed by Parliament: 3,000, and a warning', async (year, period) => {
    const { tax_years, warnings } = await reportOf(HELD, { year });
    expect(tax_years).toMatchObject([{ period, exempt_amount: '3000.00' }]);
    expect(warnings).toEqual([expect.stringMatching(`${period}.*Parliament`)]);
  });

  it('of the current year is that of the clock: a tax year begins on 6 April', async () => {
    const warningsOn = async (today: string) => {
      const of = createCgtEngine({ clock: stoppedClock(today), filesOpen: false });
      const answer = await callTool('calculate_report', { cgt_content: HELD[0], year: 2027 }, { of });
      return 'result' in answer ? (answer.result as Report).warnings.length : answer.error.message;
    };
    expect([await warningsOn('2027-04-05'), await warningsOn('2027-04-06')]).toEqual([1, 0]);
  });

  it('is taken off the net gain, and never makes it a loss', async () => {
    const lines = [...HELD, '2024-06-03 SELL A 10 @ 301.01', '2024-06-04 SELL A 10 @ 0.50', '2025-06-03 SELL A 1 @ 2'];
    expect((await reportOf(lines)).tax_years).toMatchObject([
      { total_gain: '3000.10', total_loss: '5.00', net_gain: '2995.10', taxable_gain: '0.00' },
      { net_gain: '1.00', taxable_gain: '0.00' },
    ]);
    expect((await reportOf([...HELD, '2024-06-03 SELL A 10 @ 301.01'])).tax_years).toMatchObject([
      { net_gain: '3000.10', taxable_gain: '0.10' },
    ]);
  });
});

describe('which years are shown', () => {
  const lines = [
    ...HELD,
    '2018-04-06 DIVIDEND A TOTAL 5 TAX 1',
    '2021-05-01 ACCUMULATION B 1 TOTAL 0',
    '2024-04-05 SELL A 1 @ 2',
    '2024-04-06 SELL A 1 @ 2',
  ];

  it('all with a disposal or a dividend; a fund that keeps its income makes none', async () => {
    const { tax_years } = await reportOf(lines);
    expect(tax_years.map(({ period }) => period)).toEqual(['2018/19', '2023/24', '2024/25']);
    expect(tax_years[0]).toEqual({
      ...EMPTY_YEAR,
      period: '2018/19',
      exempt_amount: '11700.00',
      dividend_income: '5.00',
      dividend_tax_paid: '1.00',
    });
  });

  it('the one asked for, with nothing in it too; what is held is that of the whole history', async () => {
    for (const year of [2019, 2022]) {
      const { tax_years, holdings } = await reportOf(lines, { year });
      expect(tax_years).toEqual([expect.objectContaining(EMPTY_YEAR)]);
      expect(holdings).toEqual([{ ticker: 'A', quantity: '98', total_cost: '98.00' }]);
    }
  });
});

it('a sale on 6 April 2008, the first day of the present rules, is calculated', async () => {
  const { tax_years } = await reportOf(['1999-12-31 BUY A 1 @ 1', '2008-04-06 SELL A 1 @ 3']);
  expect(tax_years).toMatchObject([{ period: '2008/09', net_gain: '2.00' }]);
});

describe('2024/25, in which the rates of tax changed', () => {
  it('is also divided at 30 October', async () => {
    const days = ['2024-04-06', '2024-10-29', '2024-10-30', '2025-04-05'];
    const sales = days.map((day, index) => `${day} SELL A 1 @ ${['3', '0.25', '11', '0.50'][index]}`);
    const { tax_years } = await reportOf([...HELD, ...sales, '2024-04-05 SELL A 1 @ 100', '2025-04-06 SELL A 1 @ 100']);
    expect(tax_years.map((year) => year.gains_by_rate_period)).toEqual([
      undefined,
      [
        { from: '2024-04-06', to: '2024-10-29', total_gain: '2.00', total_loss: '0.75', net_gain: '1.25' },
        { from: '2024-10-30', to: '2025-04-05', total_gain: '10.00', total_loss: '0.50', net_gain: '9.50' },
      ],
      undefined,
    ]);
    expect(tax_years[1]).toMatchObject({ total_gain: '12.00', total_loss: '1.25', net_gain: '10.75' });
  });

  it('is divided without any disposal too', async () => {
    const nothing = { total_gain: '0.00', total_loss: '0.00', net_gain: '0.00' };
    const { tax_years } = await reportOf(HELD, { year: 2024 });
    expect(tax_years[0]?.gains_by_rate_period).toMatchObject([nothing, nothing]);
  });
});

describe('a capital return is warned of when it is not small: over 3,000 pounds and over 5% of the cost', () => {
  it.each([
    ['10000', '3000', 0],
    ['10000', '3000.01', 1],
    ['100000', '5000', 0],
    ['100000', '5000.01', 1],
    ['10000', '3010 FEES 10', 0],
    ['10000', '3010.01 FEES 10', 1],
  ])('of a cost of %s, %s', async (cost, total, expected) => {
    const lines = [`2023-01-10 BUY A 1 @ ${cost}`, `2023-05-10 CAPRETURN A 1 TOTAL ${total}`];
    const { warnings } = await reportOf(lines);
    expect(warnings).toEqual(Array(expected).fill(expect.stringMatching(/A of 2023-05-10.*part disposal/)));
  });
});

describe('how much is shown', () => {
  const lines = (count: number) => Array.from({ length: count }, () => HELD[0] as string);

  it('a summary has the figures and neither disposals nor transactions', async () => {
    const report = await reportOf([...HELD, '2024-04-05 SELL A 1 @ 2'], { detail: 'summary' });
    expect(report).not.toHaveProperty('transactions');
    expect(report.tax_years[0]).not.toHaveProperty('disposals');
    expect(report).toMatchObject({ tax_years: [{ disposal_count: 1, net_gain: '1.00' }], warnings: [] });
  });

  it('a thousand transactions are repeated, one more is not, and a warning says so', async () => {
    const listed = await reportOf(lines(1_000));
    expect([listed.transactions?.length, listed.warnings]).toEqual([1_000, []]);
    const left = await reportOf(lines(1_001));
    expect(left).not.toHaveProperty('transactions');
    expect(left.warnings).toEqual([expect.stringContaining('1001 transactions')]);
    expect((await reportOf(lines(1_001), { detail: 'summary' })).warnings).toEqual([]);
  });
});
