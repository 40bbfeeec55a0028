import fc from 'fast-check';

import { callTool, resultOf } from './testing/call-tool';
import { portfolioArbitrary, toCgtText } from './testing/random-portfolio';

const parsed = async (cgt_content: unknown) =>
  (await resultOf('parse_transactions', { cgt_content }))['transactions'] as Record<string, unknown>[];

const dslOf = async (cgt_content: unknown) => (await resultOf('convert_to_dsl', { cgt_content }))['dsl'] as string;

describe('convert_to_dsl', () => {
  const DSL = [
    '2024-03-01 SPLIT ACME RATIO 1.50',
    '2024-01-15 BUY ACME 100.0 @ 150 USD FEES 10 GBP',
    '2024-06-20 SELL ACME 40 @ 180.25 USD FEES 0 EUR',
    '2024-05-01 DIVIDEND ACME TOTAL 50 GBP TAX 7.5 USD',
    '2024-05-02 ACCUMULATION FUND 100 TOTAL 25 EUR TAX 1 GBP',
    '2024-05-03 CAPRETURN FUND 100 TOTAL 10 GBP FEES 2 GBP',
    '2024-09-01 UNSPLIT ACME RATIO 10',
  ].join('\n');

  const LOOSE = [
    '2024-03-01 split acme ratio 1.50',
    '2024-01-15 BUY ACME 0100.0@150 usd FEES 10  # no currency: pounds',
    '2024-06-20 SELL Acme 40 @ 180.25 USD FEES 0 EUR',
    '2024-05-01 DIVIDEND ACME TOTAL 50 TAX 7.5 USD',
    '',
    '2024-05-02 ACCUMULATION FUND 100 TOTAL 25 EUR TAX 1',
    '2024-05-03 CAPRETURN FUND 100 TOTAL 10 FEES 2',
    '2024-09-01 UNSPLIT ACME RATIO 010',
  ].join('\r\n');

  it('writes a line each in the order given, currencies always, from any form', async () => {
    const items = await parsed(LOOSE);
    for (const cgt_content of [items, JSON.stringify(items), LOOSE, DSL]) {
      expect(await callTool('convert_to_dsl', { cgt_content })).toEqual({ result: { dsl: DSL }, text: DSL });
    }
  });

  it('leaves out fees and tax of no pounds, and keeps a nothing in another currency', async () => {
    const lines = [
      '2024-01-15 BUY A 1 @ 0 FEES 0',
      '2024-01-15 BUY A 1 @ 1 FEES 0.00 USD',
      '2024-01-16 DIVIDEND A TOTAL 0 TAX 0.00 GBP',
      '2024-01-17 CAPRETURN A 1 TOTAL 0 FEES 0 JPY',
    ];
    expect(await dslOf(lines.join('\n'))).toBe(
      [
        '2024-01-15 BUY A 1 @ 0 GBP',
        '2024-01-15 BUY A 1 @ 1 GBP FEES 0.00 USD',
        '2024-01-16 DIVIDEND A TOTAL 0 GBP',
        '2024-01-17 CAPRETURN A 1 TOTAL 0 GBP FEES 0 JPY',
      ].join('\n'),
    );
  });

  it('is read back as the same transactions', async () => {
    await fc.assert(
      fc.asyncProperty(portfolioArbitrary(), async (portfolio) => {
        fc.pre(portfolio.length > 0);
        const text = toCgtText([...portfolio]);
        const dsl = await dslOf(text);
        expect(await parsed(dsl)).toEqual(await parsed(text));
        expect(await dslOf(dsl)).toBe(dsl);
      }),
      { numRuns: 100 },
    );
  });
});
