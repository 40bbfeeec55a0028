import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { createAccountInput } from '../contract/inputs';
import { accountOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function createAccountTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('createAccount'),
    title: 'Open an account',
    description:
      'Opens or registers a new account: cash, bank, savings or card (abre/crea una cuenta nueva, efectivo, ahorro, ' +
      'tarjeta); movements are recorded in it. Answers with its id and currency, which the server sets.',
    input: createAccountInput,
    output: accountOutput,
    effect: 'idempotent-write',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        account: await (await load(context.caller)).createAccount(key, request),
      })),
  });
}
