import * as z from 'zod';

import { defineUseCase, type CgtContext } from '../context';
import { compute } from '../model/compute';
import { requireTransactions } from '../model/parse/content';
import { toReturn } from '../model/return/return';
import { taxReturn, type TaxReturn } from '../model/return/return-schema';
import { returnText } from '../model/return/return-text';
import type { Transaction } from '../model/transaction';
import { contentInputInBrief } from '../transactions/content-input';
import { readHistoryAndWarnings, type HistorySource } from '../transactions/read-history';
import { readReturnOptions, returnOptions, type ReturnRequest } from './return-options';

const year = z.int().min(1900).max(2100).describe('Start year of the tax year, 2024 for 2024/25.');

/** The return of one tax year from a whole history. Throws what the calculation refuses, and INVALID_ARGUMENT. */
export function returnOn(
  transactions: readonly Transaction[],
  { year: asked, ...request }: ReturnRequest & { readonly year: number },
  context: CgtContext,
): TaxReturn {
  const { facts, kinds } = readReturnOptions(request, asked, context);
  requireTransactions(transactions);
  const computation = compute(transactions, context.rates, { year: asked, cover: request.cover, kinds });
  return toReturn(computation, facts);
}

type Input = HistorySource & ReturnRequest & { readonly year: number };

export const prepareReturn = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'prepare_return',
    tool: {
      toolsets: ['tax'],
      title: 'Prepare a UK Self Assessment return: capital gains pages, figures',
      description:
        'Works out, helps with a UK Self Assessment tax return (crypto and shares sales): boxes of SA108 to fill ' +
        'in, allowance, losses carried forward, tax owed, whether one must report to HMRC. Needs the whole ' +
        'history. Declarar, declaração imposto, fisco britânico, preencher, impostos, campos, formulário; ' +
        'declarar, declaración, renta, casillas, rellenar; déclarer, déclaration fiscale, remplir, cases, ' +
        'formulaire; Steuererklärung, ausfüllen, melden, Felder.',
    },
    input: contentInputInBrief(filesOpen).extend({ year, ...returnOptions }),
    output: taxReturn,
    effect: 'read',
    execute: async (context, { cgt_content, cgt_path, ...request }: Input, { files }) => {
      const { transactions, warnings } = await readHistoryAndWarnings({ cgt_content, cgt_path }, files, context.rates);
      const prepared = returnOn(transactions, request, context);
      return { ...prepared, warnings: [...warnings, ...prepared.warnings] };
    },
    text: returnText,
  });
