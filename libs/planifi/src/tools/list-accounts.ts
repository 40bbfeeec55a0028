import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { listInput } from '../contract/inputs';
import { accountsOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function listAccountsTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('listAccounts'),
    title: 'List accounts',
    description:
      'Lists which accounts a person has (cuentas: cash, bank, card), oldest first, with their ids, types and ' +
      'currencies. Call it first: movements need an accountId. Disabled accounts are left out.',
    input: listInput,
    output: accountsOutput,
    effect: 'read',
    run: ({ correlationId }, context) =>
      correlated(correlationId, context, async () => ({ accounts: await (await load(context.caller)).listAccounts() })),
  });
}
