import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { createMovementInput } from '../contract/inputs';
import { expenseOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function createExpenseTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('createExpense'),
    title: 'Record an expense',
    description:
      'Adds an expense: money spent from one account, in cash or by card (registra un gasto, cargo, "pagué con ' +
      'tarjeta", "log 20 for lunch"), for good. Tags (etiquetas) must exist, or send createMissingTags. Answers with ' +
      'the expense; repeated with the same idempotencyKey it records nothing and answers the same.',
    input: createMovementInput,
    output: expenseOutput,
    effect: 'idempotent-write',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        expense: await (await load(context.caller)).createExpense(key, request),
      })),
  });
}
