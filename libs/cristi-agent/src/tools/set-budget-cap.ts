import type { Tool } from '@bursar/toolkit';

import { setBudgetCapInput } from '../contract/inputs';
import { budgetCapData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function setBudgetCapTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'set_budget_cap',
    title: 'Cap variable spending',
    description:
      'Sets how much a user may spend a month on VARIABLE expenses: the spending limit of the budget (tope, límite de ' +
      'gastos variables, presupuesto, "no gastar más de 5000"). It holds from that month until a later month has a cap ' +
      'of its own; by default it is 6000 pesos.',
    input: setBudgetCapInput,
    data: budgetCapData,
    effect: 'idempotent-write',
    run: (agent, thread, input) => agent.setBudgetCap(thread, input),
  });
}
