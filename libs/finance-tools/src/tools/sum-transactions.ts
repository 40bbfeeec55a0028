import { defineTool, type Tool } from '@bursar/toolkit';

import { pagedFilters } from '../contract/filter-inputs';
import { sumOutput } from '../contract/outputs';
import type { LoadLedger } from './load-ledger';

export function sumTransactionsTool(load: LoadLedger): Tool {
  return defineTool({
    name: 'finance_transactions_sum',
    title: 'Sum transactions',
    description:
      'Adds up all transactions that match: how much was spent at a shop, on groceries or fees, or received, in a year ' +
      '(combien ai-je dépensé, combien a coûté, total des achats, quanto gastei), whatever limit and offset say. ' +
      'Debits count negative. Currencies are never added: with several, the call fails and details.totals has each; ' +
      'narrow it with currency.',
    input: pagedFilters,
    output: sumOutput,
    effect: 'read',
    run: async (input, { caller }) => ({ structured: await (await load(caller)).sum(input) }),
  });
}
