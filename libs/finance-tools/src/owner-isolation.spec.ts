import { openFinanceStore, type FinanceStore } from './testing/finance-store';
import { storeSamples } from './testing/sample-ledger';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
  await storeSamples(store.ledger());
});
afterAll(() => store.drop());

it('shows nothing of another owner', async () => {
  const other = store.ledger();
  expect(await other.call('finance_transactions_search')).toEqual({ items: [], limit: 50, offset: 0, total: 0 });
  expect(await other.call('finance_transactions_search', { account_id: 'main', search: 'coffee' })).toMatchObject({
    total: 0,
  });
  expect(await other.call('finance_transactions_sum')).toMatchObject({ count: 0 });
  expect(await other.call('finance_transactions_aggregate', { group_by: 'category' })).toMatchObject({ groups: [] });
  expect(await other.call('finance_accounts_list')).toEqual({ items: [] });
  expect(await other.call('finance_categories_list')).toEqual({ items: [], uncategorized_count: 0 });
});
