import { defineTool, type Tool } from '@bursar/toolkit';

import { toolName } from '../contract/actions';
import { disableAccountInput } from '../contract/inputs';
import { disabledOutput } from '../contract/outputs';
import { correlated } from './correlated';
import type { LoadPlanifi } from './load-planifi';

export function disableAccountTool(load: LoadPlanifi): Tool {
  return defineTool({
    name: toolName('disableAccount'),
    title: 'Disable an account',
    description:
      'Closes or deactivates an old account that is no longer used, for good (cierra/desactiva una cuenta, dar de ' +
      'baja): it takes no new movements. It leaves listAccounts, its movements leave listExpenses; listTransactions ' +
      'still shows them. Ask the user before.',
    input: disableAccountInput,
    output: disabledOutput,
    effect: 'destructive',
    run: ({ correlationId, idempotencyKey: key, ...request }, context) =>
      correlated(correlationId, context, async () => ({
        ...(await (await load(context.caller)).disableAccount(key, request)),
      })),
  });
}
