import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Report } from './model/report/report-schema';
import { domain, refusalOf, resultOf } from './testing/call-tool';

const EXAMPLES = join(__dirname, '../../../examples');

/** The fenced blocks of one language in a Markdown text, in its order. */
const blocks = (markdown: string, language: string) =>
  [...markdown.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block]) => block as string,
  );

const documentOf = async (uri: string) =>
  (await domain.resources?.find((resource) => resource.uri === uri)?.read()) ?? '';

const reportOf = async (cgt_content: string) => (await resultOf('calculate_report', { cgt_content })) as Report;

/** What an example comes to: each leg as rule, quantity, cost and gain; what is held in the end. */
async function outcomeOf(cgt_content: string) {
  const { tax_years, holdings, warnings } = await reportOf(cgt_content);
  const legs = tax_years.flatMap(({ disposals = [] }) =>
    disposals.flatMap(({ matches }) =>
      matches.map((leg) => `${leg.rule} ${leg.quantity} ${leg.allowable_cost} ${leg.gain_or_loss}`),
    ),
  );
  const held = holdings.map(({ ticker, quantity, total_cost }) => `${ticker} ${quantity} ${total_cost}`);
  return { legs, held, warnings };
}

it('lists two documents in Markdown', () => {
  expect(domain.resources?.map(({ uri, mimeType }) => [uri, mimeType])).toEqual([
    ['cgt://docs/tax-rules', 'text/markdown'],
    ['cgt://docs/dsl-syntax', 'text/markdown'],
  ]);
});

describe('the notes on the language', () => {
  it('have blocks that are all read, line by line', async () => {
    const found = blocks(await documentOf('cgt://docs/dsl-syntax'), 'cgt');
    for (const cgt_content of found) {
      const lines = cgt_content.split('\n').filter((line) => /^\s*[^#\s]/.test(line));
      expect(await resultOf('parse_transactions', { cgt_content })).toMatchObject({ count: lines.length });
    }
    expect(found).toHaveLength(12);
  });

  it('have a complete example that calculates', async () => {
    const complete = blocks(await documentOf('cgt://docs/dsl-syntax'), 'cgt').at(-1) ?? '';
    expect(await outcomeOf(complete)).toEqual({
      legs: [
        'BedAndBreakfast 200 403.93 5.69',
        'Section104 300 556.74 57.69',
        'SameDay 10 944.43 8.59',
        'Section104 70 1604.36 5066.76',
        'Section104 400 608.20 142.60',
      ],
      held: ['CHIPS 130 2979.53', 'HARBOUR 120 1113.49', 'WORLDFUND 600 912.30'],
      warnings: [],
    });
  });

  it('have JSON that is read, as text and as an array', async () => {
    const json = blocks(await documentOf('cgt://docs/dsl-syntax'), 'json');
    expect(json).toHaveLength(1);
    for (const cgt_content of [json[0], JSON.parse(json[0] as string)]) {
      expect(await resultOf('parse_transactions', { cgt_content })).toMatchObject({ count: 3 });
    }
  });

  it('name the code of every mistake they show, and what they show instead is read', async () => {
    const row = /^\| `([^`]+)` +\| `([A-Z_]+)` +\| (?:`([^`]+)`)?/gm;
    const mistakes = [...(await documentOf('cgt://docs/dsl-syntax')).matchAll(row)];
    for (const [, wrong, code, right] of mistakes) {
      const { data } = await refusalOf('parse_transactions', { cgt_content: wrong });
      expect([wrong, data['code']]).toEqual([wrong, code]);
      if (right !== undefined) {
        expect(await resultOf('parse_transactions', { cgt_content: right })).toMatchObject({ count: 1 });
      }
    }
    expect(mistakes).toHaveLength(13);
  });
});

describe('the notes on the rules', () => {
  const EXAMPLES_OF_RULES: readonly (readonly [ticker: string, legs: string[], held: string[], stated: string[]])[] = [
    ['ALFA', ['SameDay 40 124.00 12.00', 'Section104 20 40.00 28.00'], ['ALFA 80 160.00'], ['gain is 40.00', '160.00']],
    [
      'BRAVO',
      ['BedAndBreakfast 150 486.00 -36.00', 'Section104 50 200.00 -50.00'],
      ['BRAVO 450 1800.00'],
      ['loss is 86.00', '1,800.00'],
    ],
    ['CHARLIE', ['Section104 160 272.00 118.00'], ['CHARLIE 240 408.00'], ['gain is 118.00', '408.00']],
    [
      'DELTA',
      ['BedAndBreakfast 20 220.00 20.00', 'Section104 30 300.00 60.00', 'SameDay 40 440.00 80.00'],
      ['DELTA 70 700.00'],
      ['70 shares at 700.00'],
    ],
    ['FUND', ['Section104 500 1015.00 185.00'], ['FUND 500 1015.00'], ['gain of 185.00', '2,030.00']],
    [
      'ECHO',
      ['BedAndBreakfast 10 360.00 40.00'],
      ['ECHO 200 1500.00'],
      ['gain 40.00', '200 after the split', '1,500.00'],
    ],
    [
      'GOLF',
      ['Section104 200 800.00 -200.00', 'Section104 500 1800.00 700.00'],
      ['GOLF 500 1800.00'],
      ['loss of 200.00', 'gain of 700.00'],
    ],
    ['HOTEL', ['Section104 300 300.00 600.00'], ['HOTEL 600 5250.00', 'INDIA 450 450.00'], ['gain of 600.00']],
    ['JULIET', ['Section104 175 5250.00 1750.00'], ['KILO 233 15750.00'], ['gain 1,750.00', '15,750.00']],
    ['LIMA', [], ['LIMA 60 60.00'], ['60.00 stays']],
    ['MIKE', ['Section104 400 4200.00 800.00'], ['MIKE 600 6300.00'], ['gain of 800.00']],
    ['NOVEMBER', ['Section104 789 2398.91 -584.21'], [], ['loss of 584.21']],
  ];

  it('have an example for each rule and no other', async () => {
    const found = blocks(await documentOf('cgt://docs/tax-rules'), 'text');
    expect(found.map((block) => /BUY (\w+)/.exec(block)?.[1])).toEqual(EXAMPLES_OF_RULES.map(([ticker]) => ticker));
  });

  it.each(EXAMPLES_OF_RULES)('the example of %s comes to what they say', async (ticker, legs, held, stated) => {
    const document = await documentOf('cgt://docs/tax-rules');
    const example = blocks(document, 'text').find((block) => block.includes(` ${ticker} `)) ?? '';
    expect(await outcomeOf(example)).toEqual({ legs, held, warnings: [] });
    const after = document.slice(document.indexOf(example), document.indexOf(example) + 1_500);
    for (const figure of stated) expect(after).toContain(figure);
  });

  it('the thirty-first day is as they say: the purchase joins the pool', async () => {
    const [, bravo = ''] = blocks(await documentOf('cgt://docs/tax-rules'), 'text');
    const outcome = await outcomeOf(bravo.replace('2024-03-31', '2024-04-01'));
    expect(outcome.legs).toEqual(['Section104 200 800.00 -200.00']);
  });

  it('the example in dollars is as they say', async () => {
    expect(await documentOf('cgt://docs/tax-rules')).toMatch(/1,253 \/ 1\.2392 =\s+1,011\.14/);
    const outcome = await outcomeOf('2023-02-10 BUY ACME 100 @ 12.50 USD FEES 3 USD');
    expect(outcome.held).toEqual(['ACME 100 1011.14']);
  });

  it('the exempt amounts are those of the report', async () => {
    const cells = [
      ...(await documentOf('cgt://docs/tax-rules')).matchAll(/(\d{4})\/\d\d(?: and later)? +\| +([\d,]+) \|/g),
    ];
    for (const [, year, pounds] of cells) {
      const input = { cgt_content: '2001-01-01 BUY A 1 @ 1', year: Number(year) };
      const { tax_years } = (await resultOf('calculate_report', input)) as Report;
      expect(tax_years[0]?.exempt_amount).toBe(`${pounds?.replace(',', '')}.00`);
    }
    expect(cells).toHaveLength(17);
  });
});

describe('the example histories', () => {
  const example = (name: string) => readFileSync(join(EXAMPLES, name), 'utf8');

  it.each(readdirSync(EXAMPLES).filter((name) => name.endsWith('.cgt')))(
    '%s calculates without a warning',
    async (name) => {
      const { warnings, tax_years } = await reportOf(example(name));
      expect(warnings).toEqual([]);
      expect(tax_years.length).toBeGreaterThan(0);
    },
  );

  it('three-years.cgt has three years', async () => {
    const { tax_years } = await reportOf(example('three-years.cgt'));
    expect(tax_years.map(({ period, net_gain }) => [period, net_gain])).toEqual([
      ['2022/23', '227.75'],
      ['2023/24', '416.92'],
      ['2024/25', '1248.29'],
    ]);
  });

  it('minimal.cgt shows all three rules in one sale', async () => {
    expect(await outcomeOf(example('minimal.cgt'))).toEqual({
      legs: ['SameDay 10 108.00 1.17', 'BedAndBreakfast 20 210.00 8.33', 'Section104 30 303.34 24.16'],
      held: ['ACME 70 707.80'],
      warnings: [],
    });
  });
});
