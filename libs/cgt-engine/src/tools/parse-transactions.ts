import { defineTool, type Tool } from '@bursar/toolkit';

import { contentInput } from '../contract/inputs';
import { parsed } from '../contract/outputs';
import type { LoadEngine } from './load-engine';

export function parseTransactionsTool(load: LoadEngine, filesOpen: boolean): Tool {
  return defineTool({
    name: 'parse_transactions',
    title: 'Parse share transactions',
    description:
      'Reads UK share transactions (buys, sells, dividends, splits) written as DSL text or JSON and returns them as ' +
      'normalized JSON, in the order given. Use it to check or validate a list or file of trades for errors before ' +
      'calculating, or to see how it is understood. Checks each transaction by itself; a bad one is refused with its ' +
      'line, a hint and an example.',
    input: contentInput(filesOpen),
    output: parsed,
    effect: 'read',
    run: async (input, { files }) => {
      const engine = await load();
      const transactions = (await engine.readHistory(input, files)).map((transaction) =>
        engine.normalized(transaction),
      );
      return { structured: { transactions, count: transactions.length }, json: transactions };
    },
  });
}
