import { isToolName, requireToolNames } from './tool-names';

it.each(['finance_transactions_search', 'finance_bank_accounts_list', 'finance_releves2_sum'])(
  '%s is a name',
  (name) => {
    expect(isToolName(name)).toBe(true);
  },
);

it.each([
  ...['finance.accounts.list', 'finance..search', 'finance_search', 'finance__search', 'finance_accounts_', '_a_b'],
  ...['Finance_accounts_list', 'finance_2accounts_list', 'finance_accounts_list2', 'money_accounts_list', ''],
])('%j is none', (name) => expect(isToolName(name)).toBe(false));

it('ends the start when a tool is named otherwise', () => {
  expect(() => requireToolNames([{ name: 'finance.accounts.list' }])).toThrow('finance.accounts.list');
});
