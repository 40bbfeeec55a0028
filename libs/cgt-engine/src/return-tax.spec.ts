import { prepared, trade } from './testing/prepared-return';

describe('tax', () => {
  it('has the adjustment of box 51 for gains after 30 October 2024', async () => {
    const lines = trade('2024-11-01', 1000, 9000);
    const { tax, boxes } = await prepared(lines, 2024, { taxable_income: '39430' });
    expect(tax).toMatchObject({ due: '1200.00', return_computes: '1000.00', adjustment: '200.00' });
    expect(boxes?.['51']).toBe('200.00');
  });

  it('gives the exempt amount to the dearer period and the band to the cheaper', async () => {
    const lines = [...trade('2024-06-01', 1000, 11000), ...trade('2024-11-01', 1000, 11000)];
    const { tax, rate_periods } = await prepared(lines, 2024, { taxable_income: '27700.99' });
    expect(rate_periods.map(({ taxable_gains: taxed }) => taxed)).toEqual(['10000', '7000']);
    expect(tax?.lines).toEqual([
      expect.objectContaining({ rate: '10', amount: '10000', tax: '1000.00' }),
      expect.objectContaining({ rate: '24', amount: '7000', tax: '1680.00' }),
    ]);
    // The return: 10,000 at 10% and 7,000 at 20%.
    expect(tax).toMatchObject({ due: '2680.00', return_computes: '2400.00', adjustment: '280.00' });
  });

  it.each([
    [2015, undefined],
    [2016, ['10', '20']],
    [2023, ['10', '20']],
    [2025, ['18', '24']],
    [2026, ['18', '24']],
    [2027, undefined],
  ])('of the year from %i has the rates %j', async (year, rates) => {
    const { tax, warnings } = await prepared(trade(`${year}-06-01`, 1, 60001), year, { taxable_income: '20000' });
    expect(tax?.lines.map(({ rate }) => rate)).toEqual(rates);
    expect(warnings.some((text) => text.includes('rates of tax'))).toBe(rates === undefined);
  });

  it.each([
    [2016, '32000'],
    [2017, '33500'],
    [2018, '34500'],
    [2019, '37500'],
    [2020, '37500'],
    [2021, '37700'],
    [2026, '37700'],
  ])('of the year from %i has a basic rate band of %s', async (year, band) => {
    const { tax } = await prepared(trade('2015-06-01', 1, 2), year, { taxable_income: '0' });
    expect(tax).toMatchObject({ band_left: band });
    const extended = await prepared(trade('2015-06-01', 1, 2), year, {
      taxable_income: '1000.99',
      band_extension: '2000.01',
    });
    expect(extended.tax).toMatchObject({ band_left: String(Number(band) + 1001) });
  });
});
