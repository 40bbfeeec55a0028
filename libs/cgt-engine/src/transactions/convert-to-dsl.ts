import * as z from 'zod';

import { defineUseCase } from '../context';
import { requireLines } from '../model/parse/content';
import { writeDsl } from '../model/parse/write-dsl';
import type { Transaction } from '../model/transaction';
import { contentInput } from './content-input';
import { readHistory } from './read-history';

/** Transactions as DSL text, one line each. Throws NO_TRANSACTIONS. */
export function convertTransactions(transactions: readonly Transaction[]): string {
  requireLines(transactions);
  return writeDsl(transactions);
}

export const convertToDsl = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'convert_to_dsl',
    tool: {
      toolsets: ['tax'],
      title: 'Write buys and sells of shares in the DSL text format',
      description:
        'Converts, turns, writes each share trade from JSON into DSL notation, one line each to save or ' +
        'export as a .cgt file. Transforma, converter operações, ações, texto, guardar; convertir, guardar ' +
        'operaciones, acciones, fichero, archivo; convertir, sauvegarder opérations, actions, écris, fichier; ' +
        'umwandeln, Trades, Textdatei speichern.',
    },
    input: contentInput(filesOpen),
    output: z.object({ dsl: z.string() }),
    effect: 'read',
    execute: async ({ rates }, source, { files }) => ({
      dsl: convertTransactions(await readHistory(source, files, rates)),
    }),
    text: ({ dsl }) => dsl,
  });
