import type { Tool } from '@bursar/toolkit';

import { whoInput } from '../contract/inputs';
import { debtsData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function getDebtsTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'get_debts',
    title: 'Debts and monthly payments',
    description:
      'Lists the debts of a user (deudas, "¿cuánto debo?", what is owed and when) with balance, minimum payment (pago ' +
      'mínimo), due day (cuándo vence) and priority, in order of creation. null means not known.',
    input: whoInput,
    data: debtsData,
    effect: 'read',
    view: 'budget',
    run: (agent, thread) => agent.getDebts(thread),
  });
}
