import type { BankBalanceData } from '../bank-balance/published-balance';
import type { SetBankBalanceData } from '../bank-balance/set-bank-balance';
import type { CategorySummaryData } from '../budget/get-category-summary';
import type { MonthSummaryData } from '../budget/get-month-summary';
import type { BudgetCapData } from '../budget/set-budget-cap';
import type { AddOrUpdateDebtData } from '../debts/add-or-update-debt';
import type { DebtsData } from '../debts/get-debts';
import type { PublishedMessage } from '../messages/parsed-candidate';
import type { Envelope } from '../model/envelope';
import type { TransactionType } from '../model/transaction';
import type { ConfirmedTool, EntryFields } from '../model/waiting';
import type { SafeToSpendData } from '../purchases/get-safe-to-spend';
import type { SimulatePurchaseData } from '../purchases/simulate-purchase';
import type { SetRecurringEntryData } from '../recurring/set-recurring-entry';
import type { AddTransactionData } from '../transactions/add-transaction';
import type { EditTransactionData } from '../transactions/edit-transaction';
import type { ListTransactionsData } from '../transactions/list-transactions';

/** The tools that the chat calls, with the `data` of each answer. */
export interface ChatToolData extends Record<ConfirmedTool, unknown> {
  readonly parse_transaction_from_text: PublishedMessage;
  readonly get_month_summary: MonthSummaryData;
  readonly get_category_summary: CategorySummaryData;
  readonly get_debts: DebtsData;
  readonly get_bank_balance: BankBalanceData;
  readonly get_safe_to_spend: SafeToSpendData;
  readonly list_transactions: ListTransactionsData;
  readonly simulate_purchase: SimulatePurchaseData;
  readonly add_transaction: AddTransactionData;
  readonly edit_transaction: EditTransactionData;
  readonly add_or_update_debt: AddOrUpdateDebtData;
  readonly set_budget_cap: BudgetCapData;
  readonly set_bank_balance: SetBankBalanceData;
  readonly set_recurring_entry: SetRecurringEntryData;
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

/** A stored transaction with its id. */
export interface StoredEntry {
  readonly id: string;
  readonly fields: EntryFields;
}

/** What the chat knows of the thread besides the tools. */
export interface ChatRecords {
  /** The transactions that a message of this chat made, in their order, as they are now. */
  madeBy(message: number): Promise<readonly StoredEntry[]>;
  recordMaker(message: number, transactionId: string): Promise<void>;
  /** The categories of a type that the user has used most, the most used first. */
  usedCategories(type: TransactionType, count: number): Promise<readonly string[]>;
}
