import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { ownerScoped, toolLoaders, type Domain, type OpenContext, type UseCaseIndex } from '@bursar/toolkit';

import type { AgentContext, AgentDependencies, PreferencesOf } from './context';
import { failureDialect } from './errors';
import type { CandidateRefiner } from './messages/candidate-refiner';
import { canIAffordItPrompt } from './prompts/can-i-afford-it';
import { skill } from './skill';

export interface CristiAgentDependencies {
  /** First used by the first call that reads or stores data. */
  readonly database: Pick<Database, 'forDomain'>;
  /** Only for creation times. */
  readonly clock: Clock;
  /** The only user ids that calls may use. Empty: all of them, but none for callers with credentials. */
  readonly allowedUserIds?: readonly string[];
  /** What households have set; without it everything is as in the contract. */
  readonly preferencesOf?: PreferencesOf;
  /** A second opinion where the parser is not sure; off by default. */
  readonly refiner?: CandidateRefiner;
}

/** A personal budget kept by message: transactions, a cap on variable spending, debts and the bank balance. */
export function createCristiAgent({ allowedUserIds = [], refiner, ...rest }: CristiAgentDependencies): Domain {
  const open = openContexts({ ...rest, allowedUserIds: new Set(allowedUserIds) });
  return {
    name: 'cristi-agent',
    summary:
      'A personal budget in Mexican pesos, as whole centavos: expenses and income, a monthly cap on variable spending, ' +
      'debts, bank balance. Take every total from these tools. Send now_iso wherever "now" or "today" matters.',
    tools: toolLoaders(useCasesWith(refiner), open),
    views: ['budget'],
    prompts: [canIAffordItPrompt],
    skill,
    failure: failureDialect,
  };
}

export type ToolName = keyof ReturnType<typeof useCasesWith>;

/** In the order of publication. */
function useCasesWith(refiner?: CandidateRefiner) {
  return {
    parse_transaction_from_text: async () =>
      (await import('./messages/parse-transaction-from-text')).parseTransactionFromText(refiner),
    add_transaction: async () => (await import('./transactions/add-transaction')).addTransaction,
    update_last_transaction: async () => (await import('./transactions/update-last-transaction')).updateLastTransaction,
    delete_last_transaction: async () => (await import('./transactions/delete-last-transaction')).deleteLastTransaction,
    get_month_summary: async () => (await import('./budget/get-month-summary')).getMonthSummary,
    get_category_summary: async () => (await import('./budget/get-category-summary')).getCategorySummary,
    get_debts: async () => (await import('./debts/get-debts')).getDebts,
    add_or_update_debt: async () => (await import('./debts/add-or-update-debt')).addOrUpdateDebt,
    set_budget_cap: async () => (await import('./budget/set-budget-cap')).setBudgetCap,
    simulate_purchase: async () => (await import('./purchases/simulate-purchase')).simulatePurchase,
    get_bank_balance: async () => (await import('./bank-balance/get-bank-balance')).getBankBalance,
    set_bank_balance: async () => (await import('./bank-balance/set-bank-balance')).setBankBalance,
    list_transactions: async () => (await import('./transactions/list-transactions')).listTransactions,
    edit_transaction: async () => (await import('./transactions/edit-transaction')).editTransaction,
    set_recurring_entry: async () => (await import('./recurring/set-recurring-entry')).setRecurringEntry,
    get_safe_to_spend: async () => (await import('./purchases/get-safe-to-spend')).getSafeToSpend,
  } satisfies UseCaseIndex<AgentContext>;
}

function openContexts(dependencies: AgentDependencies): OpenContext<AgentContext> {
  const open = ownerScoped(async (owner) => (await import('./open-context')).openContext(owner, dependencies));
  return ({ caller }) => open(caller);
}
