import type { Tool } from '@bursar/toolkit';

import { addTransactionInput } from '../contract/inputs';
import { addTransactionData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function addTransactionTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'add_transaction',
    title: 'Record an expense or income',
    description:
      'Stores one expense or income of a user for good (guarda/registra ese gasto, anota un ingreso, "save it"), once ' +
      'amount, day and category are clear. Amounts are whole centavos of MXN. Two equal calls store two transactions, ' +
      'so call it once for each. Gives the id and what was stored, category normalized.',
    input: addTransactionInput,
    data: addTransactionData,
    effect: 'write',
    run: (agent, thread, input) => agent.addTransaction(thread, input),
  });
}
