import { refusalOf } from './testing/call-tool';
import { prepared, trade } from './testing/prepared-return';

describe('losses', () => {
  it('of an earlier year come off only what is above the exempt amount', async () => {
    // 9,000 lost in 2022/23, 19,000 gained in 2024/25: 7,000 are taxed.
    const lines = [...trade('2022-06-01', 10000, 1000), ...trade('2024-06-01', 1000, 20000)];
    const { losses, taxable_gains } = await prepared(lines, 2024);
    expect(taxable_gains).toBe('7000');
    expect(losses).toMatchObject({ brought_forward: '9000', brought_forward_used: '9000', carried_forward: '0' });
  });

  it('CG18200: those of the year come off all its gains, though the exempt amount is then wasted', async () => {
    const lines = [...trade('2014-06-01', 1000, 13000), ...trade('2014-07-01', 9000, 1000)];
    expect((await prepared(lines, 2014)).losses.years).toEqual([
      expect.objectContaining({
        gains: '12000',
        losses: '8000',
        taxable_gains: '0',
        carried_forward: '0',
        claim_by: null,
      }),
    ]);
  });

  it('that were not claimed are not carried, those of earlier years are', async () => {
    const lines = [
      ...trade('2020-06-01', 600, 100),
      ...trade('2021-06-01', 1100, 100),
      ...trade('2022-06-01', 1, 50001),
    ];
    expect((await prepared(lines, 2022)).losses.brought_forward).toBe('1500');
    const { losses, warnings } = await prepared(lines, 2022, { losses_not_claimed: [2021] });
    expect(losses).toMatchObject({ brought_forward: '500', brought_forward_used: '500' });
    expect(warnings.filter((text) => text.includes('claimed'))).toEqual([expect.stringContaining('2020/21')]);
  });

  it('can be claimed until 5 April four years after the end of their year', async () => {
    const { losses } = await prepared(trade('2020-06-01', 600, 100), 2021);
    expect(losses.years.map(({ claim_by: last }) => last)).toEqual(['2025-04-05', null]);
    expect(losses.carried_forward).toBe('500');
  });

  it("and gains are rounded in the taxpayer's favour on the total, not per disposal", async () => {
    const lines = [
      ...trade('2024-06-01', '1', '1.60', 'A'),
      ...trade('2024-06-02', '1', '1.60', 'B'),
      ...trade('2024-06-03', '1.60', '1.00', 'C'),
    ];
    expect((await prepared(lines, 2024)).boxes).toMatchObject({ 24: '4', 25: '4', 26: '1', 27: '1' });
  });
});

describe('reporting', () => {
  it.each([
    [2022, '49200', '49200', []],
    [2022, '49200.01', '49200.01', ['PROCEEDS_OVER_LIMIT']],
    [2023, '50000', '50000', []],
    [2023, '50000.01', '50000.01', ['PROCEEDS_OVER_LIMIT']],
    [2024, '0', '3000', []],
    [2024, '0', '3000.01', ['GAINS_OVER_EXEMPT_AMOUNT']],
    [2024, '10', '9', ['LOSS_TO_CLAIM']],
  ])('in %i of a sale bought at %s and sold at %s gives %j', async (year, cost, proceeds, reasons) => {
    const { reporting } = await prepared(trade(`${year}-06-01`, cost, proceeds), year);
    expect(reporting).toEqual({ required: reasons.some((reason) => reason !== 'LOSS_TO_CLAIM'), reasons });
  });
});

describe('boxes', () => {
  const lines = [
    'INSTRUMENT BTC KIND CRYPTO',
    'INSTRUMENT GOLD KIND OTHER',
    ...trade('2023-06-01', 1, '2.5', 'BTC'),
    ...trade('2023-06-01', 1, '2.5', 'GOLD'),
  ];

  it('of 2023/24 have crypto within "other", each rounded first', async () => {
    expect((await prepared(lines, 2023)).boxes).toEqual({ 14: '2', 15: '4', 16: '2', 17: '2', 19: '0' });
  });

  it('have losses used and carried only where there are some', async () => {
    const { boxes } = await prepared([...trade('2022-06-01', 9000, 1), ...trade('2024-06-01', 1, 5001)], 2024);
    expect(boxes).toMatchObject({ 45: '2000', 47: '6999' });
    expect((await prepared(trade('2024-06-01', 1, 5001), 2024)).boxes).not.toHaveProperty('45');
  });

  it('of another year are left out with a warning', async () => {
    const { boxes, warnings } = await prepared(trade('2022-06-01', 9000, 1), 2022);
    expect(boxes).toBeUndefined();
    expect(warnings).toContainEqual(expect.stringContaining('box numbers of SA108 for 2022/23 are not on file'));
  });

  it('follow the kinds that the call gives, by any name in any case', async () => {
    const { boxes } = await prepared([...trade('2024-06-01', 1, 2, 'FB'), '2024-07-01 RENAME FB TO META'], 2024, {
      kinds: { fb: 'Unlisted' },
    });
    expect(boxes).toMatchObject({ 31: '1', 32: '2' });
    expect((await prepared(trade('2024-06-01', 1, 2), 2024, { kinds: { S: 'exempt' } })).boxes).toEqual({});
  });
});

describe('bad options', () => {
  it.each([
    [{ taxable_income: '-5' }, 'taxable_income'],
    [{ taxable_income: '30,000' }, 'taxable_income'],
    [{ taxable_income: '' }, 'taxable_income'],
    [{ band_extension: 'much' }, 'band_extension'],
    [{ losses_brought_forward: '1e3' }, 'losses_brought_forward'],
    [{ losses_not_claimed: [1800] }, 'losses_not_claimed'],
    [{ losses_not_claimed: ['2020'] }, 'losses_not_claimed'],
    [{ kinds: { S: 'gold' } }, 'kinds'],
    [{ kinds: { 'S.L': 'listed' } }, 'kinds'],
    [{ kinds: ['S'] }, 'kinds'],
    [{ year: 1899 }, 'year'],
    [{ year: 2101 }, 'year'],
    [{ year: undefined }, 'year'],
    [{ cover: 'all' }, 'cover'],
  ])('%j are refused by their name', async (options, field) => {
    const { data } = await refusalOf('prepare_return', {
      cgt_content: '2024-01-01 BUY S 1 @ 1',
      year: 2024,
      ...options,
    });
    expect(data).toMatchObject({ code: 'INVALID_ARGUMENT', field });
  });
});

it('a year in which nothing was sold has zeros, and carries losses through', async () => {
  const { losses, reporting, taxable_gains, warnings } = await prepared(trade('2024-06-01', 600, 100), 2025, {
    taxable_income: '0',
  });
  expect(losses).toMatchObject({ brought_forward: '500', brought_forward_used: '0', carried_forward: '500' });
  expect({ reporting, taxable_gains }).toEqual({ reporting: { required: false, reasons: [] }, taxable_gains: '0' });
  expect(warnings).toContainEqual(expect.stringMatching(/net loss of 500 pounds of 2024\/25 .* by 2029-04-05/));
});
