import type { Tool } from '@bursar/toolkit';

import { updateLastTransactionInput } from '../contract/inputs';
import { updateLastTransactionData } from '../contract/outputs';
import { agentTool, type AgentDoor } from './agent-tool';

export function updateLastTransactionTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'update_last_transaction',
    title: 'Correct the last transaction',
    description:
      'Corrects the transaction that was recorded last in this thread; fields that are not in the patch stay. Gives it before and after.',
    input: updateLastTransactionInput,
    data: updateLastTransactionData,
    effect: 'idempotent-write',
    run: (agent, thread, input) => agent.updateLastTransaction(thread, input),
  });
}
