import type { GroupedFilters } from '../contract/filter-inputs';
import type { AggregateOutput } from '../contract/outputs';
import { echoFilters } from '../domain/filters-echo';
import { groupTransactions } from '../store/group-transactions';
import type { LedgerContext } from './ledger-context';
import { reading, viewOf } from './reading';

/** The sums of the transactions that match by month, category or account, each currency apart. */
export async function aggregateTransactions(
  context: LedgerContext,
  { group_by, ...filters }: GroupedFilters,
): Promise<AggregateOutput> {
  const groups = await reading(context, async (queries) =>
    groupTransactions(queries, await viewOf(context, queries, filters), group_by),
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
}
