import { fromCgtText } from './cgt-text';
import { referenceReport } from './reference-model';

/** Figures worked out by hand. */
describe('the published report', () => {
  const report = (lines: string[], year?: number) => {
    const outcome = referenceReport(fromCgtText(lines.join('\n')), () => '2', year);
    if (!('report' in outcome)) throw new Error(JSON.stringify(outcome));
    return outcome.report;
  };

  it('has every figure of a year', () => {
    const lines = [
      '2024-05-01 BUY B 9 @ 100.00 USD FEES 1.50',
      '2024-05-01 BUY A 100 @ 30 FEES 10',
      '2024-10-29 SELL A 40 @ 130',
      '2024-10-30 SELL B 3 @ 40',
      '2024-10-30 SELL A 20 @ 60.005 FEES 0.10 USD',
      '2024-11-29 BUY A 10 @ 55',
      '2025-04-05 DIVIDEND A TOTAL 10.01 USD TAX 1',
      '2025-04-06 DIVIDEND A TOTAL 7',
    ];
    // A: 3,010 for 100. 40 cost 1,204.00, gain 3,996.00. Then proceeds 1,200.05: 10 of them at 550, gain 50.025;
    // 10 out of the pool at 301.00, gain 299.025. B: 451.50 for 9; 3 cost 150.50, loss 30.50.
    expect(report(lines)).toEqual({
      tax_years: [
        {
          period: '2024/25',
          disposals: [
            {
              date: '2024-10-29',
              ticker: 'A',
              quantity: '40',
              gross_proceeds: '5200.00',
              proceeds: '5200.00',
              disposal_costs: '0.00',
              matches: [
                {
                  rule: 'Section104',
                  quantity: '40',
                  allowable_cost: '1204.00',
                  gain_or_loss: '3996.00',
                  pool_before: { quantity: '100', total_cost: '3010.00' },
                  pool_after: { quantity: '60', total_cost: '1806.00' },
                },
              ],
            },
            {
              date: '2024-10-30',
              ticker: 'A',
              quantity: '20',
              gross_proceeds: '1200.10',
              proceeds: '1200.05',
              disposal_costs: '0.05',
              matches: [
                {
                  rule: 'BedAndBreakfast',
                  quantity: '10',
                  allowable_cost: '550.00',
                  gain_or_loss: '50.03',
                  acquisition_date: '2024-11-29',
                },
                {
                  rule: 'Section104',
                  quantity: '10',
                  allowable_cost: '301.00',
                  gain_or_loss: '299.03',
                  pool_before: { quantity: '60', total_cost: '1806.00' },
                  pool_after: { quantity: '50', total_cost: '1505.00' },
                },
              ],
            },
            {
              date: '2024-10-30',
              ticker: 'B',
              quantity: '3',
              gross_proceeds: '120.00',
              proceeds: '120.00',
              disposal_costs: '0.00',
              matches: [
                {
                  rule: 'Section104',
                  quantity: '3',
                  allowable_cost: '150.50',
                  gain_or_loss: '-30.50',
                  pool_before: { quantity: '9', total_cost: '451.50' },
                  pool_after: { quantity: '6', total_cost: '301.00' },
                },
              ],
            },
          ],
          disposal_count: 3,
          total_gain: '4345.06',
          total_loss: '30.50',
          net_gain: '4314.56',
          gross_proceeds: '6520.10',
          total_allowable_cost: '2205.50',
          disposal_costs: '0.05',
          allowable_costs: '2205.54',
          exempt_amount: '3000.00',
          taxable_gain: '1314.56',
          dividend_income: '5.01',
          dividend_tax_paid: '1.00',
          gains_by_rate_period: [
            { from: '2024-04-06', to: '2024-10-29', total_gain: '3996.00', total_loss: '0.00', net_gain: '3996.00' },
            { from: '2024-10-30', to: '2025-04-05', total_gain: '349.06', total_loss: '30.50', net_gain: '318.56' },
          ],
        },
        {
          period: '2025/26',
          disposals: [],
          disposal_count: 0,
          total_gain: '0.00',
          total_loss: '0.00',
          net_gain: '0.00',
          gross_proceeds: '0.00',
          total_allowable_cost: '0.00',
          disposal_costs: '0.00',
          allowable_costs: '0.00',
          exempt_amount: '3000.00',
          taxable_gain: '0.00',
          dividend_income: '7.00',
          dividend_tax_paid: '0.00',
        },
      ],
      holdings: [
        { ticker: 'A', quantity: '50', total_cost: '1505.00' },
        { ticker: 'B', quantity: '6', total_cost: '301.00' },
      ],
    });
  });

  it.each([
    [1999, '1999/00', '0.00'],
    [2008, '2008/09', '9600.00'],
    [2022, '2022/23', '12300.00'],
    [2023, '2023/24', '6000.00'],
    [2040, '2040/41', '3000.00'],
  ])('shows the year %i though nothing happened in it', (year, period, exempt) => {
    const [shown, ...others] = report(['2024-05-01 BUY A 1 @ 1'], year).tax_years;
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ period, exempt_amount: exempt, disposals: [], taxable_gain: '0.00' });
  });

  it('rounds half away from zero, below zero too, and never to a zero with a sign', () => {
    const [year] = report([
      '2020-01-01 BUY A 3 @ 1 FEES 0.005',
      '2020-01-01 BUY Z 3 @ 1',
      '2020-06-01 SELL A 3 @ 1',
      '2020-06-01 SELL Z 3 @ 0.9999',
    ]).tax_years;
    expect(year?.disposals.map(({ matches }) => matches[0])).toMatchObject([
      { allowable_cost: '3.01', gain_or_loss: '-0.01' },
      { allowable_cost: '3.00', gain_or_loss: '0.00' },
    ]);
    expect(year).toMatchObject({ total_loss: '0.01', net_gain: '-0.01' });
  });
});
