import type { Tool } from '@bursar/toolkit';

import { summaryInput } from '../contract/inputs';
import { categorySummaryData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function getCategorySummaryTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'get_category_summary',
    title: 'A month by category',
    description:
      'Lists the expenses of a month of a user by category and category type, the largest first: where the money goes ' +
      '(gastos por categoría, gastado en comida, a dónde va el dinero).',
    input: summaryInput,
    data: categorySummaryData,
    effect: 'read',
    view: 'budget',
    run: (agent, thread, input) => agent.getCategorySummary(thread, input),
  });
}
