import type { Tool } from '@bursar/toolkit';

import { setBudgetCapInput } from '../contract/inputs';
import { budgetCapData } from '../contract/outputs';
import { agentTool, type AgentDoor } from './agent-tool';

export function setBudgetCapTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'set_budget_cap',
    title: 'Cap variable spending',
    description:
      'Sets how much a user may spend a month on VARIABLE expenses. It holds from that month until a later month has a cap of its own; without any it is 6000 pesos.',
    input: setBudgetCapInput,
    data: budgetCapData,
    effect: 'idempotent-write',
    run: (agent, thread, input) => agent.setBudgetCap(thread, input),
  });
}
