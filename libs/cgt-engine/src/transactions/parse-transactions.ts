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
      toolsets: ['tax'],
      title: 'Parse share transactions',
      description:
        'Checks, validates UK share trades (buys, sells) written as DSL text or JSON and returns them as normalized ' +
        'JSON. A bad one is refused with its line and an example. Confere, valida compras, vendas, ações; validar, ' +
        'comprobar operaciones, acciones; vérifier opérations, actions; Aktienkäufe prüfen, Verkäufe.',
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
