import fc from 'fast-check';

import { callTool, resultOf } from './testing/call-tool';
import { portfolioArbitrary, toCgtText } from './testing/random-portfolio';

type Item = Record<string, unknown>;

const parsed = async (cgt_content: unknown) =>
  (await resultOf('parse_transactions', { cgt_content }))['transactions'] as Item[];

/** Transactions without their place, which depends on the form they were sent in. */
const withoutPlace = (items: readonly Item[]) => items.map((item) => ({ ...item, line: undefined, index: undefined }));

const dslOf = async (cgt_content: unknown) => (await resultOf('convert_to_dsl', { cgt_content }))['dsl'] as string;

const NONE = { amount: '0', currency: 'GBP' };

// One line for each action, in no order of dates, with every optional part somewhere.
const TEXT = [
  '2024-03-01 SPLIT acme RATIO 1.50',
  '2024-01-15 BUY ACME 0100.0 @ 150 usd FEES 10',
  '2024-06-20 SELL Acme 40@180.25 USD FEES 0 EUR',
  '2024-05-01 DIVIDEND ACME TOTAL 50 TAX 7.5 USD',
  '2024-05-02 ACCUMULATION FUND 100 TOTAL 25 EUR TAX 1',
  '2024-05-03 CAPRETURN FUND 100 TOTAL 10 FEES 2',
  '2024-09-01 UNSPLIT ACME RATIO 10',
];

const ITEMS = [
  { date: '2024-03-01', action: 'SPLIT', type: 'SPLIT', ticker: 'ACME', ratio: '1.50' },
  {
    date: '2024-01-15',
    action: 'BUY',
    type: 'BUY',
    ticker: 'ACME',
    amount: '100.0',
    quantity: '100.0',
    price: { amount: '150', currency: 'USD' },
    fees: { amount: '10', currency: 'GBP' },
    currency: 'USD',
  },
  {
    date: '2024-06-20',
    action: 'SELL',
    type: 'SELL',
    ticker: 'ACME',
    amount: '40',
    quantity: '40',
    price: { amount: '180.25', currency: 'USD' },
    fees: { amount: '0', currency: 'EUR' },
    currency: 'USD',
  },
  {
    date: '2024-05-01',
    action: 'DIVIDEND',
    type: 'DIVIDEND',
    ticker: 'ACME',
    total_value: { amount: '50', currency: 'GBP' },
    tax_paid: { amount: '7.5', currency: 'USD' },
    currency: 'GBP',
  },
  {
    date: '2024-05-02',
    action: 'ACCUMULATION',
    type: 'ACCUMULATION',
    ticker: 'FUND',
    amount: '100',
    quantity: '100',
    total_value: { amount: '25', currency: 'EUR' },
    tax_paid: { amount: '1', currency: 'GBP' },
    currency: 'EUR',
  },
  {
    date: '2024-05-03',
    action: 'CAPRETURN',
    type: 'CAPRETURN',
    ticker: 'FUND',
    amount: '100',
    quantity: '100',
    total_value: { amount: '10', currency: 'GBP' },
    fees: { amount: '2', currency: 'GBP' },
    currency: 'GBP',
  },
  { date: '2024-09-01', action: 'UNSPLIT', type: 'UNSPLIT', ticker: 'ACME', ratio: '10' },
];

describe('transactions are read', () => {
  it('from text in the order it has, with the line they stand on', async () => {
    const answer = await callTool('parse_transactions', { cgt_content: `# history\n\n${TEXT.join('\n')}\n` });
    const transactions = ITEMS.map((item, index) => ({ ...item, line: index + 3 }));
    // The JSON beside the structured result is the bare list.
    expect(answer).toMatchObject({ result: { transactions, count: 7 }, json: transactions });
  });

  it('from an array and from its text alike, with the number of the item', async () => {
    const transactions = ITEMS.map((item, index) => ({ ...item, index: index + 1 }));
    expect(await parsed(ITEMS)).toEqual(transactions);
    expect(await parsed(JSON.stringify(ITEMS))).toEqual(transactions);
    expect(await parsed(`\ufeff \n\t${JSON.stringify(ITEMS, undefined, 2)}\r\n`)).toEqual(transactions);
  });

  it('from JSON in its other spellings', async () => {
    const cgt_content = [
      {
        date: '2024-01-15',
        type: 'buy',
        ticker: 'vod',
        quantity: 100,
        price: 1.2,
        fees: null,
        note: 'ignored',
        line: 9,
      },
      { date: '2024-05-03', action: 'cap_return', ticker: 'Vod', amount: '1', total_value: 1e-7, currency: 'gbp' },
      { date: '2024-05-04', action: 'Sell', type: 'SELL', ticker: 'VOD', amount: 5, quantity: '5.0', price: '0' },
    ];
    expect(await parsed(cgt_content)).toMatchObject([
      { action: 'BUY', ticker: 'VOD', amount: '100', price: { amount: '1.2', currency: 'GBP' }, fees: NONE, index: 1 },
      { action: 'CAPRETURN', ticker: 'VOD', total_value: { amount: '0.0000001', currency: 'GBP' }, fees: NONE },
      { action: 'SELL', type: 'SELL', amount: '5', quantity: '5', price: NONE, currency: 'GBP' },
    ]);
    expect((await parsed(cgt_content))[0]).not.toHaveProperty('note');
  });

  it.each([
    ['LF', TEXT.join('\n')],
    ['CR LF', TEXT.join('\r\n')],
    ['CR', TEXT.join('\r')],
    ['a byte order mark', `\ufeff${TEXT.join('\n')}`],
    ['tabs', TEXT.join('\n').replaceAll(' ', '\t')],
    ['many blanks, also at both ends', TEXT.map((line) => `  \t${line.replaceAll(' ', ' \t  ')} \t`).join('\n')],
    ['small letters', TEXT.join('\n').toLowerCase()],
    ['capitals', TEXT.join('\n').toUpperCase()],
    ['comments', TEXT.map((line) => `${line}# ${line} # BUY`).join('\n')],
    ['blanks around @', TEXT.join('\n').replaceAll(/ ?@ ?/g, ' @ ')],
    ['none around @', TEXT.join('\n').replaceAll(/ ?@ ?/g, '@')],
  ])('with %s', async (_form, text) => {
    expect(withoutPlace(await parsed(text))).toEqual(withoutPlace(ITEMS));
  });

  it.each([[''], ['   '], ['\n\r\n\r'], ['# one\n  # two'], ['\ufeff'], ['[]'], [[]]])(
    'as none where there are none: %j',
    async (cgt_content) => {
      const answer = await callTool('parse_transactions', { cgt_content });
      expect(answer).toMatchObject({ result: { transactions: [], count: 0 }, json: [] });
    },
  );
});

describe('what was read can be sent again', () => {
  it('as it was published, whichever form it came in', async () => {
    const first = await parsed(TEXT.join('\n'));
    expect(withoutPlace(await parsed(first))).toEqual(withoutPlace(first));
    expect(withoutPlace(await parsed(JSON.stringify(first)))).toEqual(withoutPlace(first));
  });

  it('as the report lists it, with its pounds and rates', async () => {
    const report = await resultOf('calculate_report', { cgt_content: TEXT.slice(1, 4).join('\n') });
    expect(withoutPlace(await parsed(report['transactions']))).toEqual(withoutPlace(ITEMS.slice(1, 4)));
  });

  it('all three forms make one report', async () => {
    await fc.assert(
      fc.asyncProperty(portfolioArbitrary({ refusals: false }), async (portfolio) => {
        fc.pre(portfolio.length > 0);
        const text = toCgtText([...portfolio]);
        const items = await parsed(text);
        const forms = [text, items, JSON.stringify(items), await dslOf(items)];
        const answers = await Promise.all(
          forms.map((cgt_content) => callTool('calculate_report', { cgt_content, detail: 'summary' })),
        );
        // A refusal names a line or an item, which differ; its code does not.
        const facts = answers.map((answer) => ('error' in answer ? answer.error.data['code'] : answer.result));
        for (const fact of facts.slice(1)) expect(fact).toEqual(facts[0]);
      }),
      { numRuns: 100 },
    );
  });
});
