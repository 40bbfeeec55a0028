/** The whole tool list, in the order in which it is published. */
export const TOOL_NAMES = [
  'parse_transaction_from_text',
  'add_transaction',
  'update_last_transaction',
  'delete_last_transaction',
  'get_month_summary',
  'get_category_summary',
  'get_debts',
  'add_or_update_debt',
  'set_budget_cap',
  'simulate_purchase',
  'get_bank_balance',
  'set_bank_balance',
] as const;

export type ToolName = (typeof TOOL_NAMES)[number];
