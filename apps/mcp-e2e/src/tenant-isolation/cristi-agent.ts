import type { Fields } from '../servers/json-rpc';
import type { CallTool, StoredIds, TenantOperations } from './tenant-operations';

// The same user and thread for every owner: ids of users are unique within an owner only.
const who = { user_id: '7', thread_id: '7' };
const MONTH = '2032-03';

const transaction = (mark: string) => ({
  type: 'EXPENSE',
  amount_mxn_cents: 2499,
  category_type: 'VARIABLE',
  category: 'Transport',
  description: `Taxi of ${mark}`,
  date_iso: `${MONTH}-10`,
});
const debt = (mark: string) => ({ name: `Card of ${mark}`, priority: 'HIGH', balance_mxn_cents: 1000 });

const now = { now_iso: `${MONTH}-11T10:00:00Z` };
const rent = (mark: string) => ({
  name: `Rent of ${mark}`,
  type: 'EXPENSE',
  amount_mxn_cents: 3100,
  category: 'Rent',
  category_type: 'FIXED',
  days_of_month: [28],
});

/** Every owner's user has the same id: each call succeeds, on the caller's own data. */
export const cristiAgentOperations: TenantOperations = {
  createFixtures: async (call: CallTool, mark: string): Promise<StoredIds> => {
    const stored = await call('add_transaction', { ...who, transaction: transaction(mark) });
    await call('add_or_update_debt', { ...who, debt: debt(mark) });
    await call('set_budget_cap', { ...who, effective_month: MONTH, variable_cap_mxn_cents: 5000 });
    await call('set_bank_balance', { ...who, as_of_iso: `${MONTH}-01T10:00:00Z`, bank_balance_mxn_cents: 777 });
    await call('set_recurring_entry', { ...who, ...now, entry: rent(mark) });
    return { mark, transaction: String((stored['data'] as Fields)['transaction_id']) };
  },

  tools: {
    parse_transaction_from_text: () => [{ input: { ...who, text: 'taxi 25 pesos', now_iso: `${MONTH}-11T10:00:00Z` } }],
    get_month_summary: () => [{ input: { ...who, month: MONTH } }],
    get_category_summary: () => [{ input: { ...who, month: MONTH } }],
    get_debts: () => [{ input: who }],
    get_bank_balance: () => [{ input: who }],
    simulate_purchase: () => [
      { input: { ...who, purchase: { amount_mxn_cents: 100, category: 'Food', date_iso: `${MONTH}-12` } } },
    ],
    add_transaction: () => [{ input: { ...who, transaction: transaction('another owner') } }],
    update_last_transaction: () => [{ input: { ...who, patch: { amount_mxn_cents: 1 } } }],
    delete_last_transaction: () => [{ input: who }],
    edit_transaction: (their) => [
      { input: { ...who, transaction_id: their['transaction'], patch: { amount_mxn_cents: 1 } }, refused: 'NOT_FOUND' },
      { input: { ...who, transaction_id: their['transaction'], delete: true }, refused: 'NOT_FOUND' },
    ],
    add_or_update_debt: ({ mark = '' }) => [{ input: { ...who, debt: debt(mark) } }],
    set_budget_cap: () => [{ input: { ...who, effective_month: MONTH, variable_cap_mxn_cents: 1 } }],
    list_transactions: () => [{ input: who }],
    get_safe_to_spend: () => [{ input: { ...who, ...now } }],
    set_recurring_entry: ({ mark = '' }) => [{ input: { ...who, ...now, entry: rent(mark) } }],
    set_bank_balance: () => [{ input: { ...who, as_of_iso: `${MONTH}-20T10:00:00Z`, bank_balance_mxn_cents: 1 } }],
  },

  routes: {},
};
