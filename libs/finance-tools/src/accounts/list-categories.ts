import * as z from 'zod';

import { defineUseCase } from '../context';
import { byName } from '../model/by-name';
import { listStoredCategories } from '../store/list-categories';

const category = z.object({ id: z.string(), name: z.string(), transaction_count: z.int() });

/** All categories by name, and how many transactions have none. */
export const listCategories = defineUseCase({
  name: 'finance_categories_list',
  tool: {
    title: 'Categories',
    description:
      'Lists the categories that imports have named (quelles catégories), with their ids for category_id filters, and ' +
      'how many transactions are without.',
  },
  input: z.strictObject({}),
  output: z.object({ items: z.array(category), uncategorized_count: z.int() }),
  effect: 'read',
  execute: async ({ database, owner, sources }) => {
    const { categories, uncategorizedCount } = await database.run((connection) =>
      listStoredCategories(connection, owner, sources),
    );
    return {
      items: [...categories].sort(byName).map(({ id, name, count }) => ({ id, name, transaction_count: count })),
      uncategorized_count: uncategorizedCount,
    };
  },
});
