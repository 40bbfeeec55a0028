import { isToolName, requireToolNames } from './tool-name';

it.each(['finance_transactions_search', 'finance_bank_accounts_list', 'finance_releves2_sum'])(
  '%s is a name',
  (name) => {
    expect(isToolName(name)).toBe(true);
  },
);

it.each([
  ...['finance.accounts.list', 'finance..search', 'finance_search', 'finance__search', 'finance_accounts_', '_a_b'],
  ...['Finance_accounts_list', 'finance_2accounts_list', 'finance_accounts_list2', 'money_accounts_list', ''],
])('%j is not a name', (name) => expect(isToolName(name)).toBe(false));

it('stops the start when a tool has another name', () => {
  expect(() => requireToolNames(['finance.accounts.list'])).toThrow('finance.accounts.list');
});
