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
      title: 'Check and validate a list of share or crypto trades',
      description:
        'Checks, validates a list of UK share trades (buys, sells, sold, purchases) written as DSL text or ' +
        'JSON: valid, readable, correct, read properly, nothing missing, and returns them normalized. A bad ' +
        'one is refused with its line and an example. Confere, validar, verifica lista compras, vendas, ' +
        'operações, ações; validar, comprobar, comprueba lista, acciones; vérifie, valider opérations, ' +
        'achats, actions; Liste Aktienkäufe prüfen, Verkäufe, richtig.',
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
