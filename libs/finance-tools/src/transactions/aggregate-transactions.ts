import * as z from 'zod';

import { countedIn, defineUseCase } from '../context';
import { groupBy } from '../model/group-by';
import { withDefault } from '../model/optional';
import { money } from '../model/published-fields';
import { areOfAccounts, filterFields, needsPayees, refuseContradictions } from '../model/transaction-filters';
import { countAs, view } from '../model/view';
import { fillPayees } from '../store/fill-payees';
import { groupTransactions, type GroupTotal } from '../store/group-transactions';
import { countedEvents } from '../store/links/counted-events';
import { groupDeltas } from '../store/links/group-deltas';
import { selectFromLedger } from '../store/ledger-selection';
import { echoFilters, filtersEcho } from './filters-echo';
import { readCounting } from './read-counting';
import { answerOf, leftOutMeta, type CountedAnswer } from './left-out';
import { withOwnTransfers } from './own-transfers';

const group = z.object({
  key: z.string().nullable(),
  label: z.string().nullable(),
  key_2: z.string().nullable().optional(),
  label_2: z.string().nullable().optional(),
  total: money,
  count: z.int(),
});

const output = z.object({ group_by: groupBy, groups: z.array(group), groups_total: z.int(), filters: filtersEcho });

const MOST_GROUPS = 1000;

/** The sums of the transactions that match by one thing or two, such as month or payee, each currency apart. */
export const aggregateTransactions = defineUseCase({
  name: 'finance_transactions_aggregate',
  tool: {
    toolsets: ['review'],
    title: 'Monthly bank spend and money per category on statements',
    description:
      'Breaks down bank statement spending or income by month, category, account, payee (merchants), week, ' +
      'year (compare) or two. Répartition dépenses mois, catégorie, relevés; gastos banco, extrato mês, ' +
      'categoria, lojas; desglose, totales, gastos banco, extractos; Bankumsätze pro Monat, Kategorie.',
    view: 'ledger',
  },
  input: z
    .strictObject({
      group_by: groupBy.describe('One of these, or a list of two.'),
      ...filterFields,
      view,
      count_as: countAs,
      limit: withDefault(z.int().min(1).max(MOST_GROUPS).describe('Most groups.'), MOST_GROUPS),
    })
    .superRefine(refuseContradictions),
  output,
  effect: 'read',
  execute: async (
    context,
    { group_by, limit, view: wanted, count_as: counted, ...filters },
  ): Promise<CountedAnswer<z.output<typeof output>>> => {
    const dimensions = [group_by].flat();
    if (needsPayees(filters) || dimensions.includes('payee')) await fillPayees(context.database, context.owner);
    const counting = { countAs: counted ?? 'events', isOfAccounts: areOfAccounts(filters, dimensions) };
    const included = await countedIn(context, wanted, counting);
    return readCounting(context, counting.countAs, async (connection, links) => {
      const selection = await selectFromLedger(connection, included, filters);
      const { deltas, leftOut: byLinks } = await countedEvents(connection, selection, links, dimensions);
      const leftOut = await withOwnTransfers(connection, included, filters, byLinks);
      const more = await groupDeltas(connection, selection, deltas, dimensions);
      const { groups, total } = await groupTransactions(connection, selection, dimensions, limit, more);
      const echo = echoFilters(filters, wanted, counted);
      return { answer: { group_by, groups: groups.map(published), groups_total: total, filters: echo }, leftOut };
    });
  },
  structured: answerOf,
  meta: leftOutMeta,
});

function published({ keys, labels, amount, currency, count }: GroupTotal): z.output<typeof group> {
  const [key = null, second] = keys;
  const [label = null, secondLabel = null] = labels;
  return {
    ...{ key, label },
    ...(second !== undefined && { key_2: second, label_2: secondLabel }),
    ...{ total: { amount, currency }, count },
  };
}
