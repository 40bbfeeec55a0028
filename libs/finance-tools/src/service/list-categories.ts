import type { CategoriesOutput } from '../contract/outputs';
import { byName } from '../domain/by-name';
import { listStoredCategories } from '../store/list-categories';
import type { LedgerContext } from './ledger-context';
import { reading } from './reading';

/** All categories by name, and how many transactions have none. */
export async function listCategories(context: LedgerContext): Promise<CategoriesOutput> {
  const { owner, sources } = context;
  const { categories, uncategorizedCount } = await reading(context, (queries) =>
    listStoredCategories(queries, owner, sources),
  );
  return {
    items: [...categories].sort(byName).map(({ id, name, count }) => ({ id, name, transaction_count: count })),
    uncategorized_count: uncategorizedCount,
  };
}
