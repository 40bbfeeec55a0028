import * as z from 'zod';

import { defineUseCase, type CgtContext } from '../context';
import { compute } from '../model/compute';
import { requireTransactions } from '../model/parse/content';
import { toExplanation } from '../model/report/explanation';
import { explanation, type Explanation } from '../model/report/explanation-schema';
import { explanationText } from '../model/report/explanation-text';
import type { Transaction } from '../model/transaction';
import type { Cover } from '../model/match/identify';
import { contentInput, coverInput } from '../transactions/content-input';
import { readHistory } from '../transactions/read-history';
import { readDisposalReference, type DisposalReference } from './disposal-reference';

const options = {
  disposal_date: z.string().describe('YYYY-MM-DD, the day of the sale.'),
  ticker: z.string().min(1).describe('The ticker as in the history, old names too; any letter case.'),
  cover: coverInput,
};

/** How one disposal was matched, leg by leg. Throws DISPOSAL_NOT_FOUND, or what the calculation refuses. */
export function explanationOf(
  transactions: readonly Transaction[],
  { disposal_date, ticker }: DisposalReference,
  { rates }: Pick<CgtContext, 'rates'>,
  cover?: Cover,
): Explanation {
  requireTransactions(transactions);
  return toExplanation(compute(transactions, rates, { cover }), disposal_date, ticker);
}

export const explainMatching = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'explain_matching',
    tool: {
      toolsets: ['tax'],
      title: 'Explain a disposal: matching, cost and gain',
      description:
        'Explains one sale (disposal) of shares: why and with which purchases or pool it was matched, at what ' +
        'gain, cost. Needs the whole history. Explicar venda ações, custo, compras; explicar, emparejó venta, ' +
        'compras, coste; expliquer vente actions, achats; Aktienverkauf, Käufen, Gewinn, verrechnet.',
      view: 'disposal',
    },
    input: contentInput(filesOpen).extend(options),
    output: explanation,
    effect: 'read',
    execute: async (context, { disposal_date, ticker, cover, ...source }, { files }) => {
      // The reference is judged before any content is read.
      const reference = readDisposalReference({ disposal_date, ticker });
      return explanationOf(await readHistory(source, files, context.rates), reference, context, cover);
    },
    text: explanationText,
  });
