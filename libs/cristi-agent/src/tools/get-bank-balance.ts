import type { Tool } from '@bursar/toolkit';

import { whoInput } from '../contract/inputs';
import { bankBalanceData } from '../contract/outputs';
import { agentTool, type AgentDoor } from '../define-agent-use-case';

export function getBankBalanceTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'get_bank_balance',
    title: 'Bank balance',
    description:
      'Gives the latest bank balance that a user told ("¿cuánto dinero tengo en el banco?", saldo, money in the bank), ' +
      'and when it was so. Transactions leave it as it is.',
    input: whoInput,
    data: bankBalanceData,
    effect: 'read',
    run: (agent, thread) => agent.getBankBalance(thread),
  });
}
