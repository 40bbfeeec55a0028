import { stoppedClock } from '@bursar/calendar';
import { noOpenFolders } from '@bursar/toolkit';
import { z } from 'zod';

import { createCgtEngine } from './cgt-engine';
import { callTool, domain, resultOf } from './testing/call-tool';

type Json = Record<string, unknown>;

const HISTORY = [
  '2023-02-10 BUY ACME 100 @ 12.50 USD FEES 3 USD',
  '2023-03-01 CAPRETURN ACME 1 TOTAL 5',
  '2023-03-02 ACCUMULATION ACME 1 TOTAL 5 TAX 1',
  '2023-03-03 SPLIT ACME RATIO 2',
  '2023-03-04 UNSPLIT ACME RATIO 2',
  '2023-06-20 SELL ACME 60 @ 11 EUR FEES 5',
  '2023-06-20 BUY ACME 10 @ 10.80',
  '2023-07-05 BUY ACME 20 @ 10.50',
  '2024-11-20 SELL ACME 1 @ 11',
  '2024-11-20 DIVIDEND ACME TOTAL 5 TAX 1',
].join('\n');

const EXPORT = `Date,Action,Symbol,Description,Quantity,Price,Fees & Comm,Amount
06/13/2024,Sell,ORCL,ORACLE,1,138,,138
06/12/2024,Buy,ORCL,ORACLE,3,138,1,-415
06/10/2024,MoneyLink Transfer,,Tfr BANK,,,,500
06/10/2024,Rollover,,What is this,,,,500`;

const EXPLAINED = { cgt_content: HISTORY, disposal_date: '2023-06-20', ticker: 'acme' };

const CALLS: [tool: string, input: Json][] = [
  ['parse_transactions', { cgt_content: HISTORY }],
  ['parse_transactions', { cgt_content: [] }],
  ['calculate_report', { cgt_content: HISTORY }],
  ['calculate_report', { cgt_content: HISTORY, year: 2030, detail: 'summary' }],
  ['explain_matching', EXPLAINED],
  ['get_fx_rate', { currency: 'usd', year: 2024, month: 3 }],
  ['convert_to_dsl', { cgt_content: HISTORY }],
  ['prepare_return', { cgt_content: HISTORY, year: 2024, taxable_income: '30000' }],
  ['read_broker_files', { files: [{ name: 'a.csv', content: EXPORT }] }],
  ['plan_disposal', { cgt_content: HISTORY, ticker: 'ACME', date: '2025-01-02', price: '20', taxable_income: '30000' }],
];

const toolOf = async (name: string, of = domain) => {
  const tool = await of.tools.find((candidate) => candidate.name === name)?.load();
  if (tool === undefined) throw new Error(`no tool ${name}`);
  return tool;
};

/** All keywords of a schema, at any depth, as paths; names of properties are not keywords. */
function keywords(schema: unknown, path = '#'): string[] {
  if (Array.isArray(schema)) return schema.flatMap((item, index) => keywords(item, `${path}/${index}`));
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => [`${path}/${key}`, ...keywords(value, `${path}/${key}`)]);
}

it('offers its tools under their names', () => {
  expect(domain.tools.map(({ name }) => name)).toEqual([
    'parse_transactions',
    'calculate_report',
    'explain_matching',
    'get_fx_rate',
    'convert_to_dsl',
    'read_broker_files',
    'prepare_return',
    'plan_disposal',
  ]);
});

describe('results', () => {
  it.each(CALLS)('of %s have the fields of its output schema and no others', async (name, input) => {
    const result = await resultOf(name, input);
    // Parsing drops what a schema does not name: what comes out the same was named in full.
    expect((await toolOf(name)).output?.parse(result)).toEqual(result);
  });

  it('say the same in words', async () => {
    const { text } = (await callTool('calculate_report', { cgt_content: HISTORY })) as { text?: string };
    for (const part of ['Tax year 2023/24', '2023-06-20  ACME  sold 60', 'bed and breakfast 2023-07-05', 'Holdings']) {
      expect(text).toContain(part);
    }
  });

  it('of get_fx_rate are the rate as HMRC published it', async () => {
    expect(await resultOf('get_fx_rate', { currency: ' usd ', year: 2024, month: 3 })).toEqual({
      currency: 'USD',
      period: '2024-03',
      rate: '1.2614',
    });
  });
});

describe.each([
  ['without open folders', domain],
  ['with open folders', createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: true })],
])('input schemas %s', (_folders, of) => {
  it.each(of.tools.map(({ name }) => [name]))('of %s is an object that hosts can read', async (name) => {
    const schema = z.toJSONSchema((await toolOf(name, of)).input, { io: 'input' }) as Json;
    expect(schema).toMatchObject({ type: 'object', additionalProperties: false });
    const found = keywords(schema);
    expect(found.filter((path) => /\/\$(ref|defs)$/.test(path))).toEqual([]);
    expect(found.filter((path) => /^#\/(anyOf|oneOf|allOf|not|if|enum|const)$/.test(path))).toEqual([]);
  });
});

describe('the input schema of content', () => {
  let properties: Record<string, Json>;
  let required: string[];
  let items: Json;
  beforeAll(async () => {
    const schema = z.toJSONSchema((await toolOf('calculate_report')).input, { io: 'input' });
    ({ properties, required } = schema as { properties: Record<string, Json>; required: string[] });
    ({ items } = (properties['cgt_content']?.['anyOf'] as Json[])[1] as { items: Json });
  });

  it('describes text and an array of transactions, and nothing but content is required', () => {
    expect(required).toEqual(['cgt_content']);
    expect(properties['cgt_content']).toMatchObject({ anyOf: [{ type: 'string' }, { type: 'array' }] });
    expect(properties['year']).toMatchObject({ type: 'integer', minimum: 1900, maximum: 2100 });
    expect(properties['detail']).toMatchObject({ enum: ['full', 'summary'] });
    expect(Object.keys(items['properties'] as Json)).toEqual(
      expect.arrayContaining([
        'date',
        'action',
        'ticker',
        'amount',
        'price',
        'total_value',
        'fees',
        'tax_paid',
        'ratio',
      ]),
    );
  });

  it('has examples that are read: of every form of line in words, of one transaction in JSON', async () => {
    const description = String(properties['cgt_content']?.['description']);
    const examples = description.match(/(?<=")\d{4}-\d\d-\d\d [^"]+/g) ?? [];
    // "CAPRETURN alike" promises that the line before it is read with that word in place of its own, too.
    const alike = [...description.matchAll(/"(\S+ )([A-Z]+)( [^"]+)", ([A-Z]+) alike/g)].map(
      ([, date, , rest, action]) => `${date}${action}${rest}`,
    );
    const lines = [...examples, ...alike];
    const { transactions } = await resultOf('parse_transactions', { cgt_content: lines.join('\n') });
    const actions = (transactions as { action: string }[]).map(({ action }) => action);
    expect(new Set(actions)).toEqual(
      new Set(['BUY', 'SELL', 'DIVIDEND', 'ACCUMULATION', 'CAPRETURN', 'SPLIT', 'UNSPLIT']),
    );
    expect(await resultOf('parse_transactions', { cgt_content: items['examples'] })).toMatchObject({ count: 1 });
  });

  it('offers a path only where folders are open, and then requires neither', async () => {
    expect(properties).not.toHaveProperty('cgt_path');
    const of = createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: true });
    const open = z.toJSONSchema((await toolOf('calculate_report', of)).input, { io: 'input' }) as { properties: Json };
    expect(open).not.toHaveProperty('required');
    expect(open.properties).toHaveProperty('cgt_path');
  });
});

describe('a path in place of content, where folders are open', () => {
  const of = createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: true });
  const files = {
    ...noOpenFolders,
    any: true,
    readBytes: (path: string, limit: number) =>
      path === 'a.cgt' ? Promise.resolve(Buffer.from(HISTORY)) : noOpenFolders.readBytes(path, limit),
  };

  it('is read as the content would be', async () => {
    const named = await callTool('calculate_report', { cgt_path: 'a.cgt' }, { of, files });
    expect(named).toEqual(await callTool('calculate_report', { cgt_content: HISTORY }));
  });

  it.each<[Json, string]>([
    [{}, 'neither given'],
    [{ cgt_path: 'a.cgt', cgt_content: HISTORY }, 'both given'],
    [{ cgt_path: 'b.cgt' }, 'cgt_path: '],
  ])('is refused: %j', async (input, text) => {
    expect(await callTool('calculate_report', input, { of, files })).toMatchObject({
      error: { code: -32602, message: expect.stringContaining(text), data: { code: 'INVALID_ARGUMENT' } },
    });
  });
});
