import type { Tool } from '@bursar/toolkit';

import { whoInput } from '../contract/inputs';
import { deleteLastTransactionData } from '../contract/outputs';
import { deletionNotConfirmed } from '../contract/refusals';
import { agentTool, type AgentDoor } from './agent-tool';

export function deleteLastTransactionTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'delete_last_transaction',
    title: 'Delete the last transaction',
    description:
      'Deletes or removes the transaction that was recorded last in a thread, for good (borra/elimina/quita el último ' +
      'gasto, deshaz, undo), and gives what it was; the one before becomes the last.',
    input: whoInput,
    data: deleteLastTransactionData,
    effect: 'destructive',
    run: async (agent, thread, _input, elicit) => {
      if (elicit === undefined) return agent.deleteLastTransaction(thread);
      const { deletionQuestion } = await import('./questions');
      const preview = await agent.previewDeletion(thread);
      if ((await elicit(deletionQuestion(preview))) === undefined) throw deletionNotConfirmed();
      return agent.deleteLastTransaction(thread, preview.deleted_transaction_id);
    },
  });
}
