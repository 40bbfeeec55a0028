import * as z from 'zod';

import { defineUseCase } from '../context';
import { requireTransactions } from '../model/parse/content';
import { writeDsl } from '../model/parse/write-dsl';
import type { Transaction } from '../model/transaction';
import { contentInput } from './content-input';
import { readHistory } from './read-history';

/** Transactions as DSL text, one line each. Throws NO_TRANSACTIONS. */
export function convertTransactions(transactions: readonly Transaction[]): string {
  requireTransactions(transactions);
  return writeDsl(transactions);
}

export const convertToDsl = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'convert_to_dsl',
    tool: {
      title: 'Write share transactions as DSL text',
      description:
        'Converts trades (share transactions) from JSON to the DSL, one line each in the order given, with currency ' +
        'codes and fees. Use it to save or export a trade history as a .cgt file or to show it to a person. DSL text is ' +
        'accepted too and comes back normalized.',
    },
    input: contentInput(filesOpen),
    output: z.object({ dsl: z.string() }),
    effect: 'read',
    execute: async ({ rates }, source, { files }) => ({
      dsl: convertTransactions(await readHistory(source, files, rates)),
    }),
    text: ({ dsl }) => dsl,
  });
