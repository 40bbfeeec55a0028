import type { Envelope } from '../model/envelope';
import type {
  AddOrUpdateDebtData,
  AddTransactionData,
  BankBalanceData,
  BudgetCapData,
  CategorySummaryData,
  DebtsData,
  DeleteLastTransactionData,
  MonthSummaryData,
  ParseData,
  SetBankBalanceData,
  SimulatePurchaseData,
  UpdateLastTransactionData,
} from '../contract/outputs';
import type { ToolName } from '../contract/tool-names';

/** What each tool answers with. */
export interface ToolData extends Record<ToolName, unknown> {
  readonly parse_transaction_from_text: ParseData;
  readonly add_transaction: AddTransactionData;
  readonly update_last_transaction: UpdateLastTransactionData;
  readonly delete_last_transaction: DeleteLastTransactionData;
  readonly get_month_summary: MonthSummaryData;
  readonly get_category_summary: CategorySummaryData;
  readonly get_debts: DebtsData;
  readonly add_or_update_debt: AddOrUpdateDebtData;
  readonly set_budget_cap: BudgetCapData;
  readonly simulate_purchase: SimulatePurchaseData;
  readonly get_bank_balance: BankBalanceData;
  readonly set_bank_balance: SetBankBalanceData;
}

export type ToolInput = Readonly<Record<string, unknown>>;

/** The tools as one user in one thread has them: arguments go without saying whose they are. */
export interface AgentTools {
  /** False for tools that write, where nothing may be written. */
  offers(tool: ToolName): boolean;
  call<Tool extends ToolName>(tool: Tool, input: ToolInput): Promise<Envelope<ToolData[Tool]>>;
}
