import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { listInput } from '../contract/inputs';
import { expensesOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function listExpensesTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('listExpenses'),
    title: 'List expenses',
    description:
      'Lists all expenses: everything that was spent and recorded, over all enabled accounts (todos los gastos), ' +
      'newest day first, with amounts, tags and account ids. For one account or a range of days use listTransactions, ' +
      'which pages.',
    input: listInput,
    output: expensesOutput,
    effect: 'read',
    run: ({ correlationId }, context) =>
      correlated(correlationId, context, async () => ({ expenses: await (await load(context.caller)).listExpenses() })),
  });
}
