import * as z from 'zod';

import { defineUseCase, type CgtContext } from '../context';
import { compute } from '../model/compute';
import { requireTransactions } from '../model/parse/content';
import { toExplanation } from '../model/report/explanation';
import { explanation, type Explanation } from '../model/report/explanation-schema';
import { explanationText } from '../model/report/explanation-text';
import type { Transaction } from '../model/transaction';
import { contentInput } from '../transactions/content-input';
import { readHistory } from '../transactions/read-history';
import { readDisposalReference, type DisposalReference } from './disposal-reference';

const options = {
  disposal_date: z.string().describe('YYYY-MM-DD, the day of the sale.'),
  ticker: z.string().min(1).describe('The ticker as in the history; any letter case.'),
};

/** How one disposal was matched, leg by leg. Throws DISPOSAL_NOT_FOUND, or what the calculation refuses. */
export function explanationOf(
  transactions: readonly Transaction[],
  { disposal_date, ticker }: DisposalReference,
  { rates }: Pick<CgtContext, 'rates'>,
): Explanation {
  requireTransactions(transactions);
  return toExplanation(compute(transactions, rates), disposal_date, ticker);
}

export const explainMatching = ({ filesOpen }: { readonly filesOpen: boolean }) =>
  defineUseCase({
    name: 'explain_matching',
    tool: {
      title: 'Explain how a disposal was matched',
      description:
        'Explains one sale (disposal) of a share history: why and with which purchases or pool it was matched, by which ' +
        'rule, at what cost and with what gain or loss, each step with its legal basis. Needs the whole history, the ' +
        'date of the sale and the ticker. When there is no such disposal, the refusal lists those there are.',
      view: 'disposal',
    },
    input: contentInput(filesOpen).extend(options),
    output: explanation,
    effect: 'read',
    execute: async (context, { disposal_date, ticker, ...source }, { files }) => {
      // The reference is judged before any content is read.
      const reference = readDisposalReference({ disposal_date, ticker });
      return explanationOf(await readHistory(source, files, context.rates), reference, context);
    },
    text: explanationText,
  });
