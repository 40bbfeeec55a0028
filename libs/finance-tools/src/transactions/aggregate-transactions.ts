import * as z from 'zod';

import { defineUseCase } from '../context';
import { groupBy } from '../model/group-by';
import { money } from '../model/published-fields';
import { filterFields, refuseAmountsOutOfOrder } from '../model/transaction-filters';
import { groupTransactions } from '../store/group-transactions';
import { selectFromLedger } from '../store/ledger-selection';
import { echoFilters, filtersEcho } from './filters-echo';

const group = z.object({ key: z.string().nullable(), label: z.string().nullable(), total: money, count: z.int() });

/** The sums of the transactions that match by month, category or account, each currency apart. */
export const aggregateTransactions = defineUseCase({
  name: 'finance_transactions_aggregate',
  tool: {
    title: 'Totals by month, category or account',
    description:
      'Breaks spending or income down into totals by month, category or account (répartition ou évolution des dépenses ' +
      'par mois, par catégorie), one group for each key and currency, of the transactions that match. Months come in ' +
      'order, categories and accounts by the size of their totals.',
    view: 'ledger',
  },
  input: z.strictObject({ group_by: groupBy, ...filterFields }).superRefine(refuseAmountsOutOfOrder),
  output: z.object({ group_by: groupBy, groups: z.array(group), filters: filtersEcho }),
  effect: 'read',
  execute: async (context, { group_by, ...filters }) => {
    const groups = await context.database.run(async (connection) =>
      groupTransactions(connection, await selectFromLedger(connection, context, filters), group_by),
    );
    return {
      group_by,
      groups: groups.map(({ key, label, amount, currency, count }) => ({
        key,
        label,
        total: { amount, currency },
        count,
      })),
      filters: echoFilters(filters),
    };
  },
});
