import type { Tool } from '@bursar/toolkit';

import { setBankBalanceInput } from '../contract/inputs';
import { setBankBalanceData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function setBankBalanceTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'set_bank_balance',
    title: 'Tell the bank balance',
    description:
      'Stores what is in the bank account of a user at a moment ("tengo/me quedan 9000 en el banco", actualiza saldo, ' +
      '"balance now 500"). The latest moment counts; an older one does not replace it.',
    input: setBankBalanceInput,
    data: setBankBalanceData,
    effect: 'write',
    run: (agent, thread, input) => agent.setBankBalance(thread, input),
  });
}
