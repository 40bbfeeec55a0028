import type { SetBankBalanceData } from '../bank-balance/set-bank-balance';
import type { CategorySummaryData } from '../budget/get-category-summary';
import type { MonthSummaryData } from '../budget/get-month-summary';
import type { BudgetCapData } from '../budget/set-budget-cap';
import type { AddOrUpdateDebtData } from '../debts/add-or-update-debt';
import type { DebtsData } from '../debts/get-debts';
import type { ParsedCandidate } from '../messages/parsed-candidate';
import type { Envelope } from '../model/envelope';
import type { ConfirmedTool } from '../model/pending-write';
import type { SimulatePurchaseData } from '../purchases/simulate-purchase';
import type { AddTransactionData } from '../transactions/add-transaction';

/** The tools that the chat calls, with the `data` of each answer. */
export interface ChatToolData extends Record<ConfirmedTool, unknown> {
  readonly parse_transaction_from_text: ParsedCandidate;
  readonly get_month_summary: MonthSummaryData;
  readonly get_category_summary: CategorySummaryData;
  readonly get_debts: DebtsData;
  readonly simulate_purchase: SimulatePurchaseData;
  readonly add_transaction: AddTransactionData;
  readonly add_or_update_debt: AddOrUpdateDebtData;
  readonly set_budget_cap: BudgetCapData;
  readonly set_bank_balance: SetBankBalanceData;
}

/** The tools for one user in one thread; `user_id` and `thread_id` are added to every call. */
export interface ChatTools {
  /** False for tools that write on a read-only server. */
  isAvailable(tool: keyof ChatToolData): Promise<boolean>;
  call<Tool extends keyof ChatToolData>(
    tool: Tool,
    input: Readonly<Record<string, unknown>>,
  ): Promise<Envelope<ChatToolData[Tool]>>;
}
