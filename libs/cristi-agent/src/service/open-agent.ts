import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type {
  AddOrUpdateDebtInput,
  AddTransactionInput,
  ParseInput,
  SetBankBalanceInput,
  SetBudgetCapInput,
  SimulatePurchaseInput,
  SummaryInput,
  UpdateLastTransactionInput,
} from '../contract/inputs';
import { bindCristiDatabase } from '../store/cristi-database';
import type { Purse, Thread } from '../store/of-ledger';
import { addOrUpdateDebt } from '../debts/add-or-update-debt';
import { addTransaction } from '../transactions/add-transaction';
import type { CandidateRefiner } from '../messages/candidate-refiner';
import type { CristiContext } from './cristi-context';
import { completeCandidate } from '../messages/complete-candidate';
import { deleteLastTransaction, previewDeletion } from '../transactions/delete-last-transaction';
import { getBankBalance } from '../bank-balance/get-bank-balance';
import { getCategorySummary } from '../budget/get-category-summary';
import { getDebts } from '../debts/get-debts';
import { getMonthSummary } from '../budget/get-month-summary';
import { parseTransactionFromText } from '../messages/parse-transaction-from-text';
import { setBankBalance } from '../bank-balance/set-bank-balance';
import { setBudgetCap } from '../budget/set-budget-cap';
import { simulatePurchase } from '../purchases/simulate-purchase';
import { updateLastTransaction } from '../transactions/update-last-transaction';

export interface AgentDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly refiner?: CandidateRefiner | undefined;
}

export type Agent = ReturnType<typeof openAgent>;

/** All use cases on a database. Nothing is read or written before one is called. */
export function openAgent({ database, clock, refiner }: AgentDependencies) {
  const context: CristiContext = { clock, database: bindCristiDatabase(database) };
  return {
    parseTransactionFromText: (input: ParseInput) => parseTransactionFromText(refiner, input),
    completeCandidate,
    addTransaction: (thread: Thread, input: AddTransactionInput) => addTransaction(context, thread, input),
    updateLastTransaction: (thread: Thread, input: UpdateLastTransactionInput) =>
      updateLastTransaction(context, thread, input),
    previewDeletion: (thread: Thread) => previewDeletion(context, thread),
    deleteLastTransaction: (thread: Thread, id?: string) => deleteLastTransaction(context, thread, id),
    getMonthSummary: (purse: Purse, input: SummaryInput) => getMonthSummary(context, purse, input),
    getCategorySummary: (purse: Purse, input: SummaryInput) => getCategorySummary(context, purse, input),
    getDebts: (purse: Purse) => getDebts(context, purse),
    addOrUpdateDebt: (purse: Purse, input: AddOrUpdateDebtInput) => addOrUpdateDebt(context, purse, input),
    setBudgetCap: (purse: Purse, input: SetBudgetCapInput) => setBudgetCap(context, purse, input),
    simulatePurchase: (purse: Purse, input: SimulatePurchaseInput) => simulatePurchase(context, purse, input),
    getBankBalance: (purse: Purse) => getBankBalance(context, purse),
    setBankBalance: (purse: Purse, input: SetBankBalanceInput) => setBankBalance(context, purse, input),
  };
}
