import { reportMismatches } from './report-matching';

const year = (net_gain: string, more: object = {}) => ({
  period: '2023/24',
  net_gain,
  disposals: [{ ticker: 'VOD', quantity: '10', proceeds: '12.00' }],
  ...more,
});

describe('a report of capital gains', () => {
  it.each([
    ['1.01', '1.005'],
    ['-1.01', '-1.005'],
    ['1.00', '1'],
    ['0.00', '-0.004'],
  ])('has the net gain %s also as %s', (expected, found) => {
    expect(reportMismatches({ tax_years: [year(expected)] }, { tax_years: [year(found)] })).toEqual([]);
  });

  it('has money to two decimals and quantities to six', () => {
    const holding = (quantity: string, total_cost: string) => ({ holdings: [{ ticker: 'VOD', quantity, total_cost }] });
    expect(reportMismatches(holding('0.3333335', '1.00'), holding('0.33333349', '1.004'))).toEqual([
      '$.holdings[0].quantity: expected "0.333334", found "0.333333"',
    ]);
    expect(reportMismatches(holding('0.333333', '1.00'), holding('0.3333332', '1.006'))).toEqual([
      '$.holdings[0].total_cost: expected "1", found "1.01"',
    ]);
  });

  it('counts what a case names, as text, and in its order', () => {
    const found = { tax_years: [year('1', { disposal_count: 1, note: 'more' })], holdings: [] };
    expect(reportMismatches({ tax_years: [{ period: '2023/24', disposal_count: '1' }] }, found)).toEqual([]);
    expect(reportMismatches({ tax_years: [{ period: '2022/23' }] }, found)).toHaveLength(1);
    expect(reportMismatches({ tax_years: [year('1'), year('1')] }, found)).toHaveLength(1);
  });

  it('leaves out holdings of nothing, and years without disposals unless they are expected', () => {
    const empty = { period: '2024/25', net_gain: '0', disposals: [] };
    const found = { tax_years: [year('1'), empty], holdings: [{ ticker: 'OLD', quantity: '0.00' }] };
    expect(reportMismatches({ tax_years: [year('1')], holdings: [] }, found)).toEqual([]);
    expect(reportMismatches({ tax_years: [year('1'), { period: '2024/25' }] }, found)).toEqual([]);
    expect(reportMismatches({ tax_years: [year('1'), empty] }, { tax_years: [year('1')] })).toHaveLength(1);
    expect(reportMismatches({ holdings: [{ ticker: 'OLD' }] }, found)).toHaveLength(1);
  });

  it('is something else than no report', () => {
    expect(reportMismatches({ tax_years: [] }, undefined)).toHaveLength(1);
  });
});
