import type { Tool } from '@bursar/toolkit';

import { updateLastTransactionInput } from '../contract/inputs';
import { updateLastTransactionData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function updateLastTransactionTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'update_last_transaction',
    title: 'Correct the last transaction',
    description:
      'Corrects, fixes or changes the transaction that was recorded last in a thread (corrige/cambia el último gasto, ' +
      '"me equivoqué, era transporte"); fields that are not in the patch stay. Gives it before and after.',
    input: updateLastTransactionInput,
    data: updateLastTransactionData,
    effect: 'idempotent-write',
    run: (agent, thread, input) => agent.updateLastTransaction(thread, input),
  });
}
