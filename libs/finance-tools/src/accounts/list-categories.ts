import * as z from 'zod';

import { defineUseCase, includedIn } from '../context';
import { byName } from '../model/by-name';
import { listStoredCategories } from '../store/list-categories';

const category = z.object({ id: z.string(), name: z.string(), transaction_count: z.int() });

/** All categories by name, and how many transactions have none. */
export const listCategories = defineUseCase({
  name: 'finance_categories_list',
  tool: {
    toolsets: ['review'],
    title: 'Category headings: kinds of spending each statement line is under',
    description:
      'Lists the categories of bank lines with ids, and the number without. Catégories, opérations, ' +
      'existantes, liste; categorias, existem, lista, extrato; categorías, cargos, existen, lista; Kategorien, ' +
      'Bankumsätze, vorhandene, Liste.',
  },
  input: z.strictObject({}),
  output: z.object({ items: z.array(category), uncategorized_count: z.int() }),
  effect: 'read',
  execute: async (context) => {
    const { owner, sources } = await includedIn(context);
    const { categories, uncategorizedCount } = await context.database.run((connection) =>
      listStoredCategories(connection, owner, sources),
    );
    return {
      items: [...categories].sort(byName).map(({ id, name, count }) => ({ id, name, transaction_count: count })),
      uncategorized_count: uncategorizedCount,
    };
  },
});
