import type { Fields } from '../servers/json-rpc';
import type { CallTool, StoredIds, TenantOperations } from './tenant-operations';

const NOT_FOUND = 'ACCOUNT_NOT_FOUND';
const RANGE = { from: '2032-01-01', to: '2032-12-31' };
/** A name that every owner uses: with another owner's idempotency key each creates one of their own. */
const COMMON = 'Common';

const idIn = (answer: Fields, what: string) => String((answer[what] as Fields)['id']);
const movement = ({ account, mark }: StoredIds) => ({
  accountId: account,
  amount: 24.99,
  occurredOn: '2032-03-10',
  description: `Taxi of ${mark}`,
  tags: [`Tag of ${mark}`],
});
const keyOf = ({ mark }: StoredIds, action: string) => `${action} of ${mark}`;
const keyed = (their: StoredIds, action: string, fields: Fields) => ({
  idempotencyKey: keyOf(their, action),
  ...fields,
});
const account = { name: COMMON, type: 'CASH' };
const TRANSACTION_NOT_FOUND = 'TRANSACTION_NOT_FOUND';
const enabling = (their: StoredIds) => keyed(their, 'enable', { accountId: their['account'] });
const transfer = ({ account: from, second }: StoredIds) => ({
  fromAccountId: from,
  toAccountId: second,
  amount: 10,
  occurredOn: '2032-03-11',
});
const correction = { description: COMMON };
const range = (their: StoredIds) => ({ accountId: their['account'], ...RANGE });

/** Repeats another owner's writes with that owner's idempotency keys: none replays the other's response. */
export const planifiOperations: TenantOperations = {
  createFixtures: async (call: CallTool, mark: string) => {
    const marked = { idempotencyKey: `marked ${mark}` };
    const opened = await call('planifi_createAccount_v1', { ...marked, name: `Account of ${mark}`, type: 'BANK' });
    const other = await call('planifi_createAccount_v1', {
      idempotencyKey: `second ${mark}`,
      name: `Second of ${mark}`,
      type: 'CASH',
    });
    const accounts = { mark, account: idIn(opened, 'account'), second: idIn(other, 'account') };
    await call('planifi_createTag_v1', { idempotencyKey: `marked tag ${mark}`, name: `Tag of ${mark}` });
    const expense = await call('planifi_createExpense_v1', keyed(accounts, 'expense', movement(accounts)));
    const their = { ...accounts, transaction: idIn(expense, 'expense') };
    await call('planifi_createAccount_v1', keyed(their, 'open', account));
    await call('planifi_createTag_v1', keyed(their, 'tag', { name: COMMON }));
    await call('planifi_createTransaction_v1', keyed(their, 'transaction', movement(their)));
    await call('planifi_createTransfer_v1', keyed(their, 'transfer', transfer(their)));
    await call(
      'planifi_updateTransaction_v1',
      keyed(their, 'correct', { transactionId: their.transaction, ...correction }),
    );
    return their;
  },

  tools: {
    planifi_listAccounts_v1: () => [{ input: {} }],
    planifi_listExpenses_v1: () => [{ input: {} }],
    planifi_listTags_v1: () => [{ input: {} }],
    planifi_getBalances_v1: (their) => [
      { input: { asOf: '2032-12-31', includeDisabled: true } },
      { input: { accountId: their['account'], asOf: '2032-12-31' }, refused: NOT_FOUND },
    ],
    planifi_listTransactions_v1: (their) => [{ input: range(their), refused: NOT_FOUND }],
    planifi_createTag_v1: (their) => [{ input: keyed(their, 'tag', { name: COMMON }) }],
    planifi_createAccount_v1: (their) => [{ input: keyed(their, 'open', account) }],
    planifi_createExpense_v1: (their) => [
      { input: keyed(their, 'expense', movement(their)), refused: NOT_FOUND },
      { input: keyed(their, 'more', { ...movement(their), tags: [] }), refused: NOT_FOUND },
    ],
    planifi_createTransaction_v1: (their) => [
      { input: keyed(their, 'transaction', movement(their)), refused: NOT_FOUND },
    ],
    planifi_createTransfer_v1: (their) => [{ input: keyed(their, 'transfer', transfer(their)), refused: NOT_FOUND }],
    planifi_updateTransaction_v1: (their) => [
      {
        input: keyed(their, 'correct', { transactionId: their['transaction'], ...correction }),
        refused: TRANSACTION_NOT_FOUND,
      },
    ],
    planifi_enableAccount_v1: (their) => [{ input: enabling(their), refused: NOT_FOUND }],
    planifi_disableAccount_v1: (their) => [
      { input: keyed(their, 'disable', { accountId: their['account'] }), refused: NOT_FOUND },
    ],
  },

  routes: {
    'GET /api/v1/accounts': () => [{ path: '/api/v1/accounts' }],
    'GET /api/v1/tags': () => [{ path: '/api/v1/tags' }],
    'GET /api/v1/expenses': () => [{ path: '/api/v1/expenses' }],
    'GET /api/v1/export': () => [{ path: '/api/v1/export' }, { path: '/api/v1/export?format=csv' }],
    'GET /api/v1/balances': (their) => [
      { path: '/api/v1/balances?asOf=2032-12-31&includeDisabled=true' },
      { path: `/api/v1/balances?accountId=${their['account']}`, refused: NOT_FOUND },
    ],
    'POST /api/v1/transfers': (their) => [
      {
        path: '/api/v1/transfers',
        idempotencyKey: keyOf(their, 'transfer'),
        body: transfer(their),
        refused: NOT_FOUND,
      },
    ],
    'PATCH /api/v1/transactions/{transactionId}': (their) => [
      {
        path: `/api/v1/transactions/${their['transaction']}`,
        idempotencyKey: keyOf(their, 'correct'),
        body: correction,
        refused: TRANSACTION_NOT_FOUND,
      },
    ],
    'POST /api/v1/accounts/{accountId}/enable': (their) => [
      {
        path: `/api/v1/accounts/${their['account']}/enable`,
        idempotencyKey: keyOf(their, 'enable'),
        body: {},
        refused: NOT_FOUND,
      },
    ],
    'GET /api/v1/transactions': (their) => [
      {
        path: `/api/v1/transactions?${new URLSearchParams(range(their) as Record<string, string>)}`,
        refused: NOT_FOUND,
      },
    ],
    'POST /api/v1/tags': (their) => [
      { path: '/api/v1/tags', idempotencyKey: keyOf(their, 'tag'), body: { name: COMMON } },
    ],
    'POST /api/v1/accounts': (their) => [
      { path: '/api/v1/accounts', idempotencyKey: keyOf(their, 'open'), body: account },
    ],
    'POST /api/v1/expenses': (their) => [
      {
        path: '/api/v1/expenses',
        idempotencyKey: keyOf(their, 'expense'),
        body: movement(their),
        refused: NOT_FOUND,
      },
    ],
    'POST /api/v1/transactions': (their) => [
      {
        path: '/api/v1/transactions',
        idempotencyKey: keyOf(their, 'transaction'),
        body: movement(their),
        refused: NOT_FOUND,
      },
    ],
    'POST /api/v1/accounts/{accountId}/disable': (their) => [
      {
        path: `/api/v1/accounts/${their['account']}/disable`,
        idempotencyKey: keyOf(their, 'disable'),
        body: {},
        refused: NOT_FOUND,
      },
    ],
  },
};
