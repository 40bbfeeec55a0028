import type { ToolName } from '../cristi-agent';
import { lunch } from './calls';

export const NOW = { now_iso: '2026-02-01T12:00:00-06:00' };

/** Arguments that each tool accepts, without `user_id` and `thread_id`. */
export const VALID_ARGUMENTS: Readonly<Record<ToolName, Readonly<Record<string, unknown>>>> = {
  parse_transaction_from_text: { text: 'tacos 45', ...NOW },
  add_transaction: lunch(),
  update_last_transaction: { patch: { amount_mxn_cents: 1 } },
  delete_last_transaction: {},
  list_transactions: {},
  edit_transaction: { forget: 'taxi' },
  get_month_summary: { month: '2026-02' },
  get_category_summary: { month: '2026-02' },
  get_debts: {},
  add_or_update_debt: { debt: { name: 'NU CC', priority: 'HIGH' } },
  set_budget_cap: { variable_cap_mxn_cents: 1, effective_month: '2026-02' },
  set_recurring_entry: NOW,
  get_safe_to_spend: NOW,
  simulate_purchase: { purchase: { amount_mxn_cents: 1, date_iso: '2026-02-05', category: 'Food' } },
  get_bank_balance: {},
  set_bank_balance: { bank_balance_mxn_cents: 1, ...NOW },
};

/** The rows of `it.each` for all tools. */
export const EVERY_TOOL = Object.entries(VALID_ARGUMENTS) as [ToolName, Readonly<Record<string, unknown>>][];
