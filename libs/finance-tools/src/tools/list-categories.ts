import { defineTool, type Tool } from '@bursar/toolkit';

import { noArguments } from '../contract/filter-inputs';
import { categoriesOutput } from '../contract/outputs';
import type { LoadLedger } from './load-ledger';

export function listCategoriesTool(load: LoadLedger): Tool {
  return defineTool({
    name: 'finance_categories_list',
    title: 'Categories',
    description:
      'Lists the categories that imports have named (quelles catégories), with their ids for category_id filters, and ' +
      'how many transactions are without.',
    input: noArguments,
    output: categoriesOutput,
    effect: 'read',
    run: async (_input, { caller }) => ({ structured: await (await load(caller)).listCategories() }),
  });
}
