import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { preloaded, type Domain } from '@bursar/toolkit';

import { failureDialect } from './failure-dialect';
import { canIAffordItPrompt } from './prompts/can-i-afford-it';
import type { CandidateRefiner } from './service/candidate-refiner';
import type { Agent, AgentDependencies } from './service/open-agent';
import { skill } from './skill';
import { addOrUpdateDebtTool } from './tools/add-or-update-debt';
import { addTransactionTool } from './tools/add-transaction';
import type { AgentDoor } from './tools/agent-tool';
import { deleteLastTransactionTool } from './tools/delete-last-transaction';
import { getBankBalanceTool } from './tools/get-bank-balance';
import { getCategorySummaryTool } from './tools/get-category-summary';
import { getDebtsTool } from './tools/get-debts';
import { getMonthSummaryTool } from './tools/get-month-summary';
import { parseTransactionFromTextTool } from './tools/parse-transaction-from-text';
import { setBankBalanceTool } from './tools/set-bank-balance';
import { setBudgetCapTool } from './tools/set-budget-cap';
import { simulatePurchaseTool } from './tools/simulate-purchase';
import { updateLastTransactionTool } from './tools/update-last-transaction';

export interface CristiAgentDependencies {
  /** Not touched before the first call that reads or stores. */
  readonly database: Database;
  /** Gives creation times and nothing else. */
  readonly clock: Clock;
  /** The only user ids that may be used; none given: every one, but nobody behind credentials. */
  readonly allowedUserIds?: readonly string[];
  /** Asked what a message means where the parser is not sure; none unless the owner wants one. */
  readonly refiner?: CandidateRefiner;
  /** Nothing may be written: tools that write are not offered. */
  readonly readOnly?: boolean;
}

/** A household's budget, told in messages: transactions, a cap on variable spending, debts and the bank balance. */
export function createCristiAgent({
  allowedUserIds = [],
  readOnly = false,
  ...dependencies
}: CristiAgentDependencies): Domain {
  const door: AgentDoor = { allowed: new Set(allowedUserIds), load: agentOn(dependencies) };
  const tools = [
    parseTransactionFromTextTool(door),
    addTransactionTool(door),
    updateLastTransactionTool(door),
    deleteLastTransactionTool(door),
    getMonthSummaryTool(door),
    getCategorySummaryTool(door),
    getDebtsTool(door),
    addOrUpdateDebtTool(door),
    setBudgetCapTool(door),
    simulatePurchaseTool(door),
    getBankBalanceTool(door),
    setBankBalanceTool(door),
  ];
  return {
    name: 'cristi-agent',
    summary:
      'A personal budget in Mexican pesos, as whole centavos: expenses and income, a monthly cap on variable spending, ' +
      'debts, bank balance. Take every total from these tools. Send now_iso wherever "now" or "today" matters.',
    tools: preloaded(readOnly ? tools.filter(({ effect }) => effect === 'read') : tools),
    views: ['budget'],
    prompts: [canIAffordItPrompt],
    skill,
    failure: failureDialect,
  };
}

function agentOn(dependencies: AgentDependencies): () => Promise<Agent> {
  let opened: Promise<Agent> | undefined;
  return () => (opened ??= import('./service/open-agent').then(({ openAgent }) => openAgent(dependencies)));
}
