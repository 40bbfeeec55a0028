import type { Tool } from '@bursar/toolkit';

import { addOrUpdateDebtInput } from '../contract/inputs';
import { addOrUpdateDebtData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function addOrUpdateDebtTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'add_or_update_debt',
    title: 'Add or change a debt',
    description:
      'Adds a debt such as a loan or credit card (agrega una deuda, préstamo, tarjeta de crédito, "debo 9000", "owe ' +
      '500"), or changes the one of the same name. Also for fixed monthly payments such as a donation: priority FIXED ' +
      'and a minimum payment (pago mínimo).',
    input: addOrUpdateDebtInput,
    data: addOrUpdateDebtData,
    effect: 'idempotent-write',
    run: (agent, thread, input) => agent.addOrUpdateDebt(thread, input),
  });
}
