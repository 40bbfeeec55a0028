/** What a server of all domains lists, by domain, in its order. */
export const TOOLS_OF = {
  'shared-split': [
    'list_participants',
    'list_movements',
    'create_movement',
    'create_recurrence',
    'list_recurrences',
    'edit_recurrence',
    'end_recurrence',
    'get_monthly_summary',
    'get_monthly_report',
  ],
  planifi: [
    'planifi_createExpense_v1',
    'planifi_listAccounts_v1',
    'planifi_listExpenses_v1',
    'planifi_listTags_v1',
    'planifi_createTag_v1',
    'planifi_createAccount_v1',
    'planifi_disableAccount_v1',
    'planifi_listTransactions_v1',
    'planifi_createTransaction_v1',
  ],
  'cristi-agent': [
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
  ],
  'finance-tools': [
    'finance_transactions_search',
    'finance_transactions_sum',
    'finance_accounts_list',
    'finance_categories_list',
    'finance_transactions_import',
    'finance_transactions_aggregate',
  ],
  'cgt-engine': ['parse_transactions', 'calculate_report', 'explain_matching', 'get_fx_rate', 'convert_to_dsl'],
} as const;

export const TOOLS: readonly string[] = Object.values(TOOLS_OF).flat();

/** What it offers to read, in its order. */
export const DOCUMENTS: readonly string[] = [
  'cgt://docs/tax-rules',
  'cgt://docs/dsl-syntax',
  'skill://shared-split/SKILL.md',
  'skill://shared-split/references/response_templates.md',
  'skill://planifi/SKILL.md',
  'skill://finance-tools/SKILL.md',
];
