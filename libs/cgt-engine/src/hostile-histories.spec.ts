import { countOperations, shortOrLong } from '@bursar/acceptance';
import fc from 'fast-check';

import { callTool } from './testing/call-tool';

const TOOLS = ['parse_transactions', 'calculate_report', 'convert_to_dsl'];

const digits = fc.stringMatching(/^[0-9]{1,120}$/);
const number = fc.oneof(
  digits,
  fc.tuple(digits, digits).map(([whole, part]) => `${whole}.${part}`),
  fc.constantFrom('-1', '1e9', '1:3', '0', '.5', '１', '1,000'),
);
const ticker = fc.oneof(
  fc.constantFrom('A', 'B', 'VOD'),
  fc.stringMatching(/^[A-Z0-9]{1,200}$/),
  fc.string({ maxLength: 20 }),
);
const date = fc.oneof(
  fc.constantFrom('2020-01-01', '2020-01-02', '2008-04-05', '1900-01-01'),
  fc.string({ maxLength: 12 }),
);
const word = fc.oneof(
  fc.constantFrom(
    'BUY',
    'SELL',
    'SPLIT',
    'UNSPLIT',
    'DIVIDEND',
    'ACCUMULATION',
    'CAPRETURN',
    'RATIO',
    'TOTAL',
    '@',
    'FEES',
    'TAX',
    'USD',
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
/** Lines of the grammar, with anything in any place. */
const line = fc
  .tuple(date, word, ticker, fc.array(fc.oneof(number, word), { maxLength: 8 }))
  .map((parts) => parts.flat().join(' '));
const dsl = fc.array(line, { maxLength: 60 }).map((lines) => lines.join('\n'));
const item = fc.dictionary(
  fc.oneof(fc.constantFrom('date', 'action', 'ticker', 'amount', 'price', 'ratio', 'fees', 'total_value'), fc.string()),
  fc.oneof(number, word, date, fc.jsonValue({ maxDepth: 3 })),
);
const json = fc.oneof(fc.array(item, { maxLength: 30 }), fc.json({ maxDepth: 6 }));

/** What an answer may add to what was sent: explanations, and a report of years without anything. */
const [FACTOR, CONSTANT] = [60, 30_000];
/** Blocks of code that a character may cost, and what a call costs whatever is sent. */
const OPERATIONS = { aCharacter: 1_000, atMost: 500_000 };

const MANY = shortOrLong(1, 20);

const counter = countOperations();
afterAll(() => counter.close());

it.each(TOOLS)('work and answer of %s are bounded by a multiple of what was sent, whatever it is', async (tool) => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(dsl, json), async (cgt_content) => {
      const sent = JSON.stringify(cgt_content).length;
      let answer: unknown;
      const operations = await counter.count(async () => {
        answer = await callTool(tool, { cgt_content });
      });
      expect(operations).toBeLessThan(OPERATIONS.aCharacter * sent + OPERATIONS.atMost);
      expect(JSON.stringify(answer).length).toBeLessThan(FACTOR * sent + CONSTANT);
    }),
    { numRuns: 25 * MANY },
  );
});
