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
      "Records a movement in an account's ledger, the same kind of record as createExpense: call only one of the two for one event. Tags must exist, or send createMissingTags.",
    input: createMovementInput,
    output: transactionOutput,
    effect: 'idempotent-write',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        transaction: await (await load(context.caller)).createTransaction(key, request),
      })),
  });
}
