import type { Tool } from '@bursar/toolkit';

import { summaryInput } from '../contract/inputs';
import { monthSummaryData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function getMonthSummaryTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'get_month_summary',
    title: 'A month in totals',
    description:
      'Adds up a budget month of a user over all threads: income, expenses, and how much of the cap on VARIABLE ' +
      'spending is spent and left, or over ("¿cuánto llevo gastado este mes?", "¿cuánto me queda?", "¿cómo voy?", ' +
      'resumen, ingresos y gastos, presupuesto). Use it instead of adding up yourself.',
    input: summaryInput,
    data: monthSummaryData,
    effect: 'read',
    view: 'budget',
    run: (agent, thread, input) => agent.getMonthSummary(thread, input),
  });
}
