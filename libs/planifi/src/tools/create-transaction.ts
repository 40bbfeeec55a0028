import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { createMovementInput } from '../contract/inputs';
import { transactionOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function createTransactionTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('createTransaction'),
    title: 'Record a transaction',
    description:
      'Records (posts) a transaction in the ledger of an account (registra una transacción, un movimiento de la ' +
      'cuenta), the same kind of record as createExpense: call only one of the two for one event. Tags must exist, or ' +
      'send createMissingTags. Answers with the transaction.',
    input: createMovementInput,
    output: transactionOutput,
    effect: 'idempotent-write',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        transaction: await (await load(context.caller)).createTransaction(key, request),
      })),
  });
}
