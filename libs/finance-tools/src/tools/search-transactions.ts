import { defineTool, type Tool } from '@bursar/toolkit';

import { pagedFilters } from '../contract/filter-inputs';
import { searchOutput } from '../contract/outputs';
import type { LoadLedger } from './load-ledger';

export function searchTransactionsTool(load: LoadLedger): Tool {
  return defineTool({
    name: 'finance_transactions_search',
    title: 'Search transactions',
    description:
      'Lists the transactions in imported bank statements that match text, amount, days, account or category, newest ' +
      'first, a page at a time; total counts all matches. Use it to find or look up payments, deposits or fees ' +
      '(retrouver/chercher/montrer un paiement, virement). For totals use finance_transactions_sum or ' +
      'finance_transactions_aggregate instead of paging.',
    input: pagedFilters,
    output: searchOutput,
    effect: 'read',
    view: 'ledger',
    run: async (input, { caller }) => ({ structured: await (await load(caller)).search(input) }),
  });
}
