import type { CallTool, StoredIds, TenantOperations } from './tenant-operations';

// The same account for every owner: ids of accounts are unique within an owner only.
const ACCOUNT = { account_id: 'main' };
const IN_A_YEAR = { date_range: { start_date: '2032-01-01', end_date: '2032-12-31' } };

const statement = (mark: string) =>
  `date,description,amount,category,id\n2032-03-10,Taxi of ${mark},-24.99,${mark},${mark}`;
const importing = (mark: string) => ({ ...ACCOUNT, content: statement(mark), mode: 'commit' });

/** Every owner's account has the same id: each call succeeds, on the caller's own data. */
export const financeToolsOperations: TenantOperations = {
  createFixtures: async (call: CallTool, mark: string): Promise<StoredIds> => {
    const create_account = { name: `Account of ${mark}`, currency: 'CHF' };
    await call('finance_transactions_import', { ...importing(mark), create_account });
    return { mark };
  },

  tools: {
    finance_accounts_list: () => [{ input: {} }],
    finance_categories_list: () => [{ input: {} }],
    finance_transactions_search: ({ mark = '' }) => [{ input: { search: mark } }, { input: { category_id: mark } }],
    finance_transactions_sum: ({ mark = '' }) => [{ input: { ...ACCOUNT, search: mark } }],
    finance_transactions_aggregate: () => [{ input: { ...IN_A_YEAR, group_by: 'account' } }],
    finance_transactions_import: ({ mark = '' }) => [{ input: { ...importing(mark), mode: 'analyze' } }],
  },

  routes: {},
};
