import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { listTransactionsInput } from '../contract/inputs';
import { transactionPageOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function listTransactionsTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('listTransactions'),
    title: 'List transactions of an account',
    description:
      'Lists the transactions of one account, such as savings or a card, between two days, such as a month ' +
      '(movimientos/transacciones de una cuenta, account statement), newest first, a page at a time; pages count from ' +
      '0. Answers with the items and how many items and pages there are.',
    input: listTransactionsInput,
    output: transactionPageOutput,
    effect: 'read',
    run: ({ correlationId, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        page: await (await load(context.caller)).listTransactions(request),
      })),
  });
}
