import fc from 'fast-check';

import type { Report } from './model/report/report-schema';
import { callTool, resultOf } from './testing/call-tool';
import { portfolioArbitrary, toCgtText } from './testing/random-portfolio';

const reportOf = async (...lines: string[]) =>
  (await resultOf('calculate_report', { cgt_content: lines.join('\n') })) as Report;

const firstDisposal = async (...lines: string[]) => {
  const { tax_years } = await reportOf(...lines);
  return tax_years[0]?.disposals?.[0];
};

describe('half a penny is rounded away from zero', () => {
  it.each([
    ['1.005', '1.01', '0.01'],
    ['0.995', '1.00', '-0.01'],
    ['1.0049999999999999999999', '1.00', '0.00'],
    ['0.9950000000000000000001', '1.00', '0.00'],
    ['1.015', '1.02', '0.02'],
    ['0.985', '0.99', '-0.02'],
    ['1.025', '1.03', '0.03'],
  ])('a share that cost 1 and is sold for %s: proceeds %s, gain %s', async (price, proceeds, gain_or_loss) => {
    expect(await firstDisposal('2023-01-10 BUY A 1 @ 1', `2023-05-10 SELL A 1 @ ${price}`)).toMatchObject({
      gross_proceeds: proceeds,
      proceeds,
      matches: [{ allowable_cost: '1.00', gain_or_loss }],
    });
  });

  it('in the cost of a leg and in a pool', async () => {
    const leg = await firstDisposal('2023-01-10 BUY A 2 @ 0.005', '2023-05-10 SELL A 1 @ 0');
    expect(leg?.matches).toEqual([
      {
        rule: 'Section104',
        quantity: '1',
        allowable_cost: '0.01',
        gain_or_loss: '-0.01',
        pool_before: { quantity: '2', total_cost: '0.01' },
        pool_after: { quantity: '1', total_cost: '0.01' },
      },
    ]);
  });

  it('in proceeds below nothing, where the fees are more than the price', async () => {
    const disposal = await firstDisposal('2023-01-10 BUY A 1 @ 0', '2023-05-10 SELL A 1 @ 0 FEES 0.005');
    expect(disposal).toMatchObject({ gross_proceeds: '0.00', proceeds: '-0.01', matches: [{ gain_or_loss: '-0.01' }] });
  });

  it('of an exact third neither way', async () => {
    const disposal = await firstDisposal('2023-01-10 BUY A 3 @ 0 FEES 0.01', '2023-05-10 SELL A 2 @ 0');
    expect(disposal?.matches).toMatchObject([{ allowable_cost: '0.01', gain_or_loss: '-0.01' }]);
  });
});

describe('sums', () => {
  it('of gains are those of the figures shown', async () => {
    const sales = ['06', '07', '08'].map((day) => `2023-05-${day} SELL A 1 @ 1.005`);
    const { tax_years } = await reportOf('2023-01-10 BUY A 9 @ 1', ...sales);
    expect(tax_years).toMatchObject([{ total_gain: '0.03', gross_proceeds: '3.03', total_allowable_cost: '3.00' }]);
  });

  it('of a disposal are those of its legs: one net figure, a gain or a loss', async () => {
    const { tax_years } = await reportOf(
      '2023-01-10 BUY A 9 @ 1',
      '2023-05-06 SELL A 2 @ 2',
      '2023-05-06 BUY A 1 @ 2.50',
      '2023-05-07 SELL A 2 @ 2',
      '2023-05-07 BUY A 1 @ 3.50',
    );
    expect(tax_years).toMatchObject([{ total_gain: '0.50', total_loss: '0.50', net_gain: '0.00', disposal_count: 2 }]);
  });

  it.each([
    [['0.004'], '0.00'],
    [['0.004', '0.001'], '0.01'],
    [['0.004', '0.004', '0.004'], '0.01'],
    [['0.0025', '0.0025'], '0.01'],
    [['0.0025', '0.0024999999'], '0.00'],
  ])('of dividends %j and of their tax are exact until the end: %s', async (amounts, sum) => {
    const { tax_years } = await reportOf(
      ...amounts.map((amount) => `2023-05-10 DIVIDEND A TOTAL ${amount} TAX ${amount}`),
    );
    expect(tax_years).toMatchObject([{ dividend_income: sum, dividend_tax_paid: sum }]);
  });
});

describe('no digit is lost', () => {
  it.each([
    ['1', '12345678901234567890123456789.01', '12345678901234567890123456789.01'],
    ['100000000000000', '0.1234567890123456789012345678', '12345678901234.57'],
    ['3333333333333333333333333333.3333333333', '3', '10000000000000000000000000000.00'],
  ])('%s shares at %s cost %s', async (quantity, price, total_cost) => {
    const { holdings, transactions } = await reportOf(`2023-01-10 BUY A ${quantity} @ ${price}`);
    expect(holdings).toEqual([{ ticker: 'A', quantity, total_cost }]);
    expect(transactions).toMatchObject([{ amount: quantity, price: { amount: price } }]);
  });

  it('by a thousand sales of a third', async () => {
    const sales = Array.from({ length: 1_000 }, () => '2023-05-10 SELL A 0.001 @ 1');
    const { tax_years, holdings } = await reportOf('2023-01-10 BUY A 3 @ 0 FEES 1', ...sales);
    expect(tax_years).toMatchObject([{ disposals: [{ quantity: '1', matches: [{ allowable_cost: '0.33' }] }] }]);
    expect(holdings).toEqual([{ ticker: 'A', quantity: '2', total_cost: '0.67' }]);
  });

  it('but quantities are shown with at most ten decimals, half away from zero, without trailing zeros', async () => {
    const quantity = async (written: string) =>
      (await reportOf(`2023-01-10 BUY A ${written} @ 1`)).holdings[0]?.quantity;
    expect(await quantity('1.00000000015')).toBe('1.0000000002');
    expect(await quantity('1.000000000149')).toBe('1.0000000001');
    expect(await quantity('1.50')).toBe('1.5');
    expect(await quantity('007.00')).toBe('7');
  });
});

const MONEY = /^-?(?:0|[1-9]\d*)\.\d\d$/;
const QUANTITY = /^(?:0|[1-9]\d*)(?:\.\d{0,9}[1-9])?$/;
const MONEY_KEYS =
  /^(?:gross_proceeds|proceeds|allowable_cost|gain_or_loss|total_\w+|net_gain|exempt_amount|taxable_gain|dividend_\w+|fees|gbp)$/;

/** Every text of a report that is money or a quantity, outside the transactions as they were sent. */
function figures(value: unknown, found: { money: string[]; quantities: string[] }) {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, item] of Object.entries(value)) {
    if (typeof item !== 'string') figures(item, found);
    else if (MONEY_KEYS.test(key)) found.money.push(item);
    else if (key === 'quantity') found.quantities.push(item);
  }
  return found;
}

it('every figure of every report is plain decimal text, and none is a negative nothing', async () => {
  await fc.assert(
    fc.asyncProperty(portfolioArbitrary(), async (portfolio) => {
      fc.pre(portfolio.length > 0);
      const answer = await callTool('calculate_report', { cgt_content: toCgtText([...portfolio]) });
      if ('error' in answer) return;
      const report = { ...answer.result, transactions: undefined };
      const { money, quantities } = figures(report, { money: [], quantities: [] });
      expect(money.filter((text) => !MONEY.test(text) || text === '-0.00')).toEqual([]);
      expect(quantities.filter((text) => !QUANTITY.test(text))).toEqual([]);
      expect(answer.text).not.toMatch(/-0\.00(?!\d)/);
    }),
    { numRuns: 300 },
  );
});
