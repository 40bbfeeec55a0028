import type { Tool } from '@bursar/toolkit';

import { simulatePurchaseInput } from '../contract/inputs';
import { simulatePurchaseData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function simulatePurchaseTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'simulate_purchase',
    title: 'Can I afford it?',
    description:
      'Says whether a user can afford to buy something ("¿me alcanza?", "¿puedo comprar…?", "quiero comprar", is it ' +
      'within budget), by the variable cap of its month and by the bank balance after payments that are due until the ' +
      'end of that month. Stores nothing. Needs a bank balance: see set_bank_balance.',
    input: simulatePurchaseInput,
    data: simulatePurchaseData,
    effect: 'read',
    view: 'budget',
    run: (agent, thread, input) => agent.simulatePurchase(thread, input),
  });
}
