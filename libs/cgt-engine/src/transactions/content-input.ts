import * as z from 'zod';

const CONTENT_FORMS =
  'The whole transaction history, in one of three forms: DSL text, one transaction a line; a JSON array as text; a JSON array. ' +
  'DSL lines: "2024-01-15 BUY AAPL 100 @ 150 USD FEES 10 USD", "2024-06-20 SELL AAPL 40 @ 180.25 USD", ' +
  '"2024-05-01 DIVIDEND VOD TOTAL 50 TAX 0", "2024-05-01 ACCUMULATION FUND 100 TOTAL 25", "2024-05-01 CAPRETURN FUND 100 TOTAL 10", ' +
  '"2024-03-01 SPLIT VOD RATIO 2", "2024-03-01 UNSPLIT VOD RATIO 10". No currency means GBP; # starts a comment.';

const MONEY_SCHEMA = {
  description: 'a plain decimal string is pounds; other currencies as {"amount":"150","currency":"USD"}',
  anyOf: [
    { type: 'string' },
    {
      type: 'object',
      properties: { amount: { type: 'string' }, currency: { type: 'string' } },
      required: ['amount', 'currency'],
    },
  ],
};

const TRANSACTION_SCHEMA = {
  type: 'object',
  properties: {
    date: { type: 'string', description: 'YYYY-MM-DD' },
    action: {
      type: 'string',
      description: 'BUY, SELL, DIVIDEND, ACCUMULATION, CAPRETURN, SPLIT or UNSPLIT; any letter case; also named type',
    },
    ticker: { type: 'string', description: 'letters and digits' },
    amount: { type: 'string', description: 'shares, above 0; BUY SELL ACCUMULATION CAPRETURN; also named quantity' },
    price: { ...MONEY_SCHEMA, description: `per share; BUY SELL; ${MONEY_SCHEMA.description}` },
    total_value: { ...MONEY_SCHEMA, description: 'for the whole holding; DIVIDEND ACCUMULATION CAPRETURN' },
    fees: { ...MONEY_SCHEMA, description: 'BUY SELL CAPRETURN; absent means 0' },
    tax_paid: { ...MONEY_SCHEMA, description: 'DIVIDEND ACCUMULATION; absent means 0' },
    ratio: { type: 'string', description: 'SPLIT UNSPLIT' },
  },
  required: ['date', 'ticker'],
  examples: [
    {
      date: '2024-01-15',
      action: 'BUY',
      ticker: 'AAPL',
      amount: '100',
      price: { amount: '150', currency: 'USD' },
      fees: { amount: '10', currency: 'USD' },
    },
  ],
};

/** The parser itself says what is wrong with content, so any text or array may pass here. */
const content = z
  .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .meta({ description: CONTENT_FORMS, anyOf: [{ type: 'string' }, { type: 'array', items: TRANSACTION_SCHEMA }] });

const path = z
  .string()
  .min(1)
  .describe('A file with the history, inside a folder that the server was started with; give this or cgt_content.');

/** The arguments of every tool that takes a history: the content, or a file where folders are open to file arguments. */
export function contentInput(filesOpen: boolean) {
  return filesOpen
    ? z.strictObject({ cgt_content: content.optional(), cgt_path: path.optional() })
    : z.strictObject({ cgt_content: content });
}
