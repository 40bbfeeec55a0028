import fc from 'fast-check';

import type { Explanation } from './model/report/explanation-schema';
import type { Report } from './model/report/report-schema';
import { callTool, resultOf } from './testing/call-tool';
import { portfolioArbitrary, toCgtText } from './testing/random-portfolio';

const explained = async (disposal_date: string, ticker: string, ...lines: string[]) =>
  (await resultOf('explain_matching', { cgt_content: lines.join('\n'), disposal_date, ticker })) as Explanation;

const POOL = '2023-02-10 BUY ACME 100 @ 10 FEES 11.14';

describe('an explanation', () => {
  it('of a match on the same day names the acquisition and its cost', async () => {
    const { matches, ...whole } = await explained(
      '2023-06-20',
      'ACME',
      '2023-06-20 SELL ACME 10 @ 12 FEES 5',
      '2023-06-20 BUY ACME 15 @ 10.80 FEES 3',
    );
    expect(whole).toEqual({
      disposal_date: '2023-06-20',
      ticker: 'ACME',
      quantity: '10',
      proceeds: '115.00',
      total_gain_or_loss: '5.00',
    });
    expect(matches).toEqual([
      {
        rule: 'Same Day',
        rule_code: 'SameDay',
        quantity: '10',
        proceeds: '115.00',
        allowable_cost: '110.00',
        gain_or_loss: '5.00',
        acquisition_date: '2023-06-20',
        acquisitions: [{ date: '2023-06-20', quantity: '10', cost: '110.00' }],
        legal_basis: 'TCGA92/S105(1)(b); CG51560',
        explanation: expect.stringMatching(/10 of the 10 ACME sold on 2023-06-20.*110\.00.*a gain of 5\.00/),
      },
    ]);
  });

  it('of a match with a repurchase counts its days', async () => {
    const { matches } = await explained(
      '2024-02-01',
      'acme',
      POOL,
      '2024-02-01 SELL ACME 20 @ 9',
      '2024-03-02 BUY ACME 20 @ 10',
    );
    expect(matches).toEqual([
      {
        rule: 'Bed & Breakfast',
        rule_code: 'BedAndBreakfast',
        quantity: '20',
        proceeds: '180.00',
        allowable_cost: '200.00',
        gain_or_loss: '-20.00',
        acquisition_date: '2024-03-02',
        // The day of the sale is day 0, and 2024 has a 29 February.
        days_after: 30,
        acquisitions: [{ date: '2024-03-02', quantity: '20', cost: '200.00' }],
        legal_basis: 'TCGA92/S106A(5); CG51560',
        explanation: expect.stringMatching(/20 .*2024-03-02.*30 days after the sale.*a loss of 20\.00/),
      },
    ]);
  });

  it('of a match with the next day counts one day', async () => {
    const { matches } = await explained(
      '2023-06-20',
      'ACME',
      POOL,
      '2023-06-20 SELL ACME 5 @ 11',
      '2023-06-21 BUY ACME 5 @ 10',
    );
    expect(matches).toMatchObject([{ days_after: 1, explanation: expect.stringContaining(', 1 day after the sale') }]);
  });

  it('of a match with the pool shows it before and after, and its average cost', async () => {
    const { matches } = await explained('2023-06-20', 'ACME', POOL, '2023-06-20 SELL ACME 30 @ 11');
    expect(matches).toEqual([
      {
        rule: 'Section 104',
        rule_code: 'Section104',
        quantity: '30',
        proceeds: '330.00',
        allowable_cost: '303.34',
        gain_or_loss: '26.66',
        average_cost: '10.1114',
        pool_before: { quantity: '100', total_cost: '1011.14' },
        pool_after: { quantity: '70', total_cost: '707.80' },
        legal_basis: 'TCGA92/S104; CG51575',
        explanation: expect.stringMatching(
          /30 of the 30 ACME.*100 shares costing 1011\.14.*10\.1114.*a gain of 26\.66/,
        ),
      },
    ]);
  });

  it.each([
    ['3', '10', '3.333333'],
    ['3', '20', '6.666667'],
    ['8', '1', '0.125'],
    ['2000000', '1', '0.000001'],
    ['4000000', '1', '0'],
    ['1', '7.50', '7.5'],
  ])('of %s shares that cost %s has an average of %s', async (quantity, cost, average_cost) => {
    const lines = [`2023-01-10 BUY A ${quantity} @ 0 FEES ${cost}`, '2023-06-20 SELL A 1 @ 1'];
    expect((await explained('2023-06-20', 'A', ...lines)).matches).toMatchObject([{ average_cost }]);
  });

  it('of all three has them in the order of the rules, and sums them', async () => {
    const { matches, ...whole } = await explained(
      '2023-06-20',
      'Acme',
      '2023-02-10 BUY ACME 100 @ 12.50 USD FEES 3 USD',
      '2023-07-05 BUY ACME 20 @ 10.50',
      '2023-06-20 SELL ACME 60 @ 11 FEES 5',
      '2023-06-20 BUY ACME 10 @ 10.80',
      '2023-07-20 BUY ACME 5 @ 10',
      '2023-07-21 BUY ACME 50 @ 10',
    );
    expect(
      matches.map(({ rule, quantity, gain_or_loss, days_after }) => [rule, quantity, gain_or_loss, days_after]),
    ).toEqual([
      ['Same Day', '10', '1.17', undefined],
      ['Bed & Breakfast', '20', '8.33', 15],
      ['Bed & Breakfast', '5', '4.58', 30],
      ['Section 104', '25', '20.13', undefined],
    ]);
    expect(whole).toMatchObject({ ticker: 'ACME', quantity: '60', proceeds: '655.00', total_gain_or_loss: '34.21' });
  });

  it('through a split gives the acquisition in the units of its own day', async () => {
    const { matches } = await explained(
      '2023-05-02',
      'SPW',
      '2023-01-03 BUY SPW 90 @ 10 FEES 3',
      '2023-05-02 SELL SPW 30 @ 12',
      '2023-05-10 SPLIT SPW RATIO 3',
      '2023-05-20 BUY SPW 45 @ 4.20 FEES 1.50',
    );
    expect(matches).toMatchObject([
      {
        rule: 'Bed & Breakfast',
        quantity: '15',
        allowable_cost: '190.50',
        gain_or_loss: '-10.50',
        days_after: 18,
        acquisitions: [{ date: '2023-05-20', quantity: '45', cost: '190.50' }],
        explanation: expect.stringMatching(/^15 of the 30 SPW .* 45 shares bought on 2023-05-20/),
      },
      { rule: 'Section 104', quantity: '15', allowable_cost: '150.50', gain_or_loss: '29.50' },
    ]);
  });

  it('reads as text for people, leg by leg', async () => {
    const cgt_content = [POOL, '2023-06-20 SELL ACME 30 @ 11', '2023-06-21 BUY ACME 5 @ 9'].join('\n');
    const answer = await callTool('explain_matching', { cgt_content, disposal_date: '2023-06-20', ticker: 'ACME' });
    const lines = 'text' in answer ? (answer.text ?? '').split('\n') : [];
    expect(lines).toEqual([
      '2023-06-20  ACME  sold 30 for 330.00 after fees: gain 32.22',
      expect.stringMatching(/^1\. Bed & Breakfast \(TCGA92\/S106A\(5\); CG51560\): 5 of the 30 /),
      expect.stringMatching(/^2\. Section 104 \(TCGA92\/S104; CG51575\): 25 of the 30 /),
    ]);
  });
});

it('every disposal of a report is explained with the figures of the report', async () => {
  await fc.assert(
    fc.asyncProperty(portfolioArbitrary({ maxTickers: 2, refusals: false }), async (portfolio) => {
      fc.pre(portfolio.length > 0);
      const cgt_content = toCgtText([...portfolio]);
      const answer = await callTool('calculate_report', { cgt_content });
      if ('error' in answer) return;
      for (const { date, ticker, quantity, proceeds, matches } of (answer.result as Report).tax_years.flatMap(
        ({ disposals = [] }) => disposals,
      )) {
        const explanation = await explained(date, ticker, cgt_content);
        const sum = matches.reduce((total, { gain_or_loss }) => total + BigInt(gain_or_loss.replace('.', '')), 0n);
        expect(BigInt(explanation.total_gain_or_loss.replace('.', ''))).toBe(sum);
        expect(explanation).toMatchObject({ quantity, proceeds });
        expect(explanation.matches).toMatchObject(matches.map(({ rule, ...leg }) => ({ ...leg, rule_code: rule })));
      }
    }),
    { numRuns: 60 },
  );
});
