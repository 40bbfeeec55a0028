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
      'Opens an account for cash, a bank or a card; movements are recorded in it. Answers with its id and currency, which the server sets.',
    input: createAccountInput,
    output: accountOutput,
    effect: 'idempotent-write',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        account: await (await load(context.caller)).createAccount(key, request),
      })),
  });
}
