import type { CallTool, StoredIds, TenantOperations } from './tenant-operations';

// The same account for every owner: ids of accounts are unique within an owner only.
const ACCOUNT = { account_id: 'main' };
const IN_A_YEAR = { date_range: { start_date: '2032-01-01', end_date: '2032-12-31' } };

const statement = (mark: string) =>
  `date,description,amount,category,id\n2032-03-10,Taxi of ${mark},-24.99,${mark},${mark}`;
/** Money between two accounts of an owner. */
const moved = (amount: string) => `date,description,amount\n2032-04-01,Transfer to the other account,${amount}`;
const importing = (mark: string) => ({ ...ACCOUNT, content: statement(mark), mode: 'commit' });

/** Every owner's account has the same id: each call succeeds, on the caller's own data. */
export const financeToolsOperations: TenantOperations = {
  createFixtures: async (call: CallTool, mark: string): Promise<StoredIds> => {
    const create_account = { name: `Account of ${mark}`, currency: 'CHF' };
    await call('finance_transactions_import', { ...importing(mark), create_account });
    for (const [account_id, amount] of Object.entries({ from: '-75.50', to: '75.50' })) {
      const content = moved(amount);
      await call('finance_transactions_import', { content, mode: 'commit', account_id, create_account });
    }
    return { mark };
  },

  tools: {
    finance_accounts_list: () => [{ input: {} }],
    finance_categories_list: () => [{ input: {} }],
    finance_transactions_search: ({ mark = '' }) => [{ input: { search: mark } }, { input: { category_id: mark } }],
    finance_transactions_sum: ({ mark = '' }) => [{ input: { ...ACCOUNT, search: mark } }],
    finance_transactions_aggregate: () => [{ input: { ...IN_A_YEAR, group_by: 'account' } }],
    finance_transactions_import: ({ mark = '' }) => [{ input: { ...importing(mark), mode: 'analyze' } }],
    finance_transactions_update: ({ mark = '' }) => [
      { input: { filter: { search: mark }, set: { category: mark, note: mark }, mode: 'commit' } },
      { input: { ids: ['1'], set: { note: 'other' } } },
    ],
    finance_links_propose: () => [{ input: {} }, { input: { ...IN_A_YEAR, kinds: ['transfer'] } }],
    finance_links_set: () => [
      { input: { confirm_sure: {} } },
      { input: { confirm: [{ kind: 'transfer', left: '2', right: '3' }], mode: 'commit' } },
    ],
    finance_changes_list: () => [{ input: {} }, { input: { transaction_id: '1' } }],
    finance_changes_undo: () => [{ input: { change_id: 'change-1', with_later: true } }],
    finance_rules_list: ({ mark = '' }) => [{ input: {} }, { input: { explain: { description: mark } } }],
    finance_rules_set: ({ mark = '' }) => [
      { input: { set: [{ when: { description: mark }, then: { category: mark } }], apply_to: 'past' } },
    ],
    finance_recurring_list: () => [{ input: { include_lapsed: true } }, { input: ACCOUNT }],
    finance_balances_get: () => [
      { input: {} },
      { input: { ...ACCOUNT, ...IN_A_YEAR, tell: [{ ...ACCOUNT, date: '2024-12-31', balance: '10.00' }] } },
    ],
  },

  routes: {},
};
