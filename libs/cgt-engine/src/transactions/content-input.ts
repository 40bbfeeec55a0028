import * as z from 'zod';

import { ACTIONS } from '../model/actions';

// Six tools repeat this text and this schema in every list of tools: they say each thing once, and the resource says the rest.
const CONTENT_FORMS =
  'The whole history: DSL text, one transaction a line, or a JSON array, as text too. ' +
  'DSL: "2024-01-15 BUY AAPL 100 @ 150 USD FEES 10 USD", SELL alike; "2024-05-01 DIVIDEND VOD TOTAL 50 TAX 0"; ' +
  '"2024-05-01 ACCUMULATION FUND 100 TOTAL 25", CAPRETURN alike; "2024-03-01 SPLIT VOD RATIO 2", UNSPLIT alike; ' +
  'GBP unless named. Other lines: cgt://docs/dsl-syntax.';

const MONEY_SCHEMA = { type: ['string', 'object'] };

/** Money of an argument: read like that of a transaction. */
export function moneyInput(description: string) {
  return z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]).meta({ ...MONEY_SCHEMA, description });
}

const TRANSACTION_SCHEMA = {
  type: 'object',
  description: 'Money: "150" in pounds, else as in the example.',
  properties: {
    date: { type: 'string' },
    action: { type: 'string', description: ACTIONS.join(' ') },
    ticker: { type: 'string' },
    amount: { type: 'string', description: 'shares' },
    price: { ...MONEY_SCHEMA, description: 'a share' },
    total_value: { ...MONEY_SCHEMA, description: 'all the shares' },
    fees: MONEY_SCHEMA,
    tax_paid: MONEY_SCHEMA,
    ratio: { type: 'string' },
  },
  required: ['ticker'],
  examples: [
    { date: '2024-01-15', action: 'BUY', ticker: 'AAPL', amount: '100', price: { amount: '150', currency: 'USD' } },
  ],
};

/** The parser itself says what is wrong with content, so any text or array may pass here. */
const content = z
  .union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())])
  .meta({ description: CONTENT_FORMS, anyOf: [{ type: 'string' }, { type: 'array', items: TRANSACTION_SCHEMA }] });

/** For tools that come after a report: how a history is written is in the schema of calculate_report. */
const contentInBrief = content.meta({
  description: 'The whole history as in calculate_report: DSL text or a JSON array.',
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'object' } }],
});

const path = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1).max(100)])
  .describe(
    'A file with the history, or several that are one, in a folder opened at the start: DSL, JSON, brokers’ exports. ' +
      'Give this or cgt_content.',
  );

/** Which sales may stand. */
export const coverInput = z
  .enum(['held', 'window'])
  .describe('window: buys in the 30 days after a sale cover it; default held.')
  .optional();

/** The arguments of every tool that takes a history: the content, or a file where folders are open to file arguments. */
export function contentInput(filesOpen: boolean) {
  return historyInput(content, filesOpen);
}

/** The same arguments, described in brief. */
export function contentInputInBrief(filesOpen: boolean) {
  return historyInput(contentInBrief, filesOpen);
}

function historyInput(cgtContent: typeof content, filesOpen: boolean) {
  return filesOpen
    ? z.strictObject({ cgt_content: cgtContent.optional(), cgt_path: path.optional() })
    : z.strictObject({ cgt_content: cgtContent });
}
