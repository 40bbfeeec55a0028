/** What a domain offers, in its order. */
interface Offer {
  readonly tools: readonly string[];
  readonly documents?: readonly string[];
  readonly prompts?: readonly string[];
  /** Files of its skill. */
  readonly skill?: readonly string[];
  /** Pages that show results of its tools. */
  readonly views?: readonly string[];
}

/** What a server of all domains offers, in its order. */
export const OFFERS = {
  'shared-split': {
    tools: [
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
    prompts: ['close_month', 'add_installment_purchase'],
    skill: ['SKILL.md', 'references/response_templates.md'],
    views: ['month.html'],
  },
  planifi: {
    tools: [
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
    skill: ['SKILL.md'],
  },
  'cristi-agent': {
    tools: [
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
    prompts: ['can_i_afford_it'],
    skill: ['SKILL.md'],
    views: ['budget.html'],
  },
  'finance-tools': {
    tools: [
      'finance_transactions_search',
      'finance_transactions_sum',
      'finance_accounts_list',
      'finance_categories_list',
      'finance_transactions_import',
      'finance_transactions_aggregate',
    ],
    prompts: ['import_statement'],
    skill: ['SKILL.md'],
    views: ['ledger.html'],
  },
  'cgt-engine': {
    tools: ['parse_transactions', 'calculate_report', 'explain_matching', 'get_fx_rate', 'convert_to_dsl'],
    documents: ['cgt://docs/tax-rules', 'cgt://docs/dsl-syntax'],
    prompts: ['explain_disposal', 'prepare_tax_year'],
    views: ['tax-year.html', 'disposal.html'],
    skill: ['SKILL.md'],
  },
} satisfies Record<string, Offer>;

const ALL: readonly (readonly [domain: string, offer: Offer])[] = Object.entries(OFFERS);

export const TOOLS: readonly string[] = ALL.flatMap(([, { tools }]) => tools);
export const PROMPTS: readonly string[] = ALL.flatMap(([, { prompts = [] }]) => prompts);

/** What can be read: documents first, then the files of skills, then the pages of views. */
export const DOCUMENTS: readonly string[] = [
  ...ALL.flatMap(([, { documents = [] }]) => documents),
  ...ALL.flatMap(([domain, { skill = [] }]) => skill.map((file) => `skill://${domain}/${file}`)),
  ...ALL.flatMap(([, { views = [] }]) => views.map((page) => `ui://bursar/${page}`)),
];
