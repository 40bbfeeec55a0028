import { defineTool, type Tool } from '@bursar/toolkit';

import { groupedFilters } from '../contract/filter-inputs';
import { aggregateOutput } from '../contract/outputs';
import type { LoadLedger } from './load-ledger';

export function aggregateTransactionsTool(load: LoadLedger): Tool {
  return defineTool({
    name: 'finance_transactions_aggregate',
    title: 'Totals by month, category or account',
    description:
      'Breaks spending or income down into totals by month, category or account (répartition ou évolution des dépenses ' +
      'par mois, par catégorie), one group for each key and currency, of the transactions that match. Months come in ' +
      'order, categories and accounts by the size of their totals.',
    input: groupedFilters,
    output: aggregateOutput,
    effect: 'read',
    view: 'ledger',
    run: async (input, { caller }) => ({ structured: await (await load(caller)).aggregate(input) }),
  });
}
