import * as z from 'zod';

import { defineUseCase } from '../context';
import { normalized } from '../model/normalize/normalized';
import { contentInput } from './content-input';
import { readHistory } from './read-history';
import { publishedTransaction } from './transaction-schema';

const output = z.object({ transactions: z.array(publishedTransaction), count: z.int() });

/** Reads a history and gives it back normalized, each transaction checked by itself. */
export const parseTransactions = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'parse_transactions',
    tool: {
      title: 'Parse share transactions',
      description:
        'Reads UK share transactions (buys, sells, dividends, splits) written as DSL text or JSON and returns them as ' +
        'normalized JSON, in the order given. Use it to check or validate a list or file of trades for errors before ' +
        'calculating, or to see how it is understood. Checks each transaction by itself; a bad one is refused with its ' +
        'line, a hint and an example.',
    },
    input: contentInput(filesOpen),
    output,
    effect: 'read',
    execute: async ({ rates }, source, { files }) => {
      const transactions = (await readHistory(source, files, rates)).map((transaction) => normalized(transaction));
      return { transactions, count: transactions.length };
    },
    // The brief asks for a bare array in the text.
    json: ({ transactions }) => transactions,
  });
