import { connectV1, BURSAR, type McpClient } from '../index';

const args = [BURSAR, 'stdio', '--ephemeral'];
const all = { view: 'all' };
let client: McpClient;

beforeAll(async () => {
  client = await connectV1({ command: process.execPath, args });
  const opened = await call('planifi_createAccount_v1', { idempotencyKey: 'account-1', name: 'Nómina', type: 'BANK' });
  const accountId = (opened['account'] as { id: string }).id;
  const expense = { accountId, amount: 120.5, occurredOn: '2026-03-10', description: 'Café de la esquina' };
  await call('planifi_createExpense_v1', { idempotencyKey: 'expense-1', ...expense });
  const income = { type: 'INCOME', amount_mxn_cents: 1_200_000, category_type: 'INCOME', category: 'Salary' };
  await call('add_transaction', {
    user_id: 'ana',
    thread_id: '1',
    transaction: { ...income, description: 'Sueldo', date_iso: '2026-03-15' },
  });
  await call('create_movement', {
    type: 'purchase',
    amount: '89.90',
    description: 'Café e pão',
    requested_by_participant_id: 'elias',
    // The evening before, in São Paulo.
    occurred_at: '2026-03-21T02:30:00Z',
  });
  await call('finance_transactions_import', {
    account_id: 'bank',
    content: 'date;description;amount\n2026-03-31;Café Central;-4.50',
    create_account: { name: 'Bank', currency: 'CHF' },
    mode: 'commit',
  });
});
afterAll(() => client.close());

async function call(tool: string, input: Record<string, unknown>): Promise<Readonly<Record<string, unknown>>> {
  const { isError, structuredContent, content } = await client.callTool(tool, input);
  if (isError === true) throw new Error(`${tool}: ${JSON.stringify(content)}`);
  return structuredContent as Readonly<Record<string, unknown>>;
}

const amount = (value: string, currency: string) => ({ amount: { amount: value, currency } });

it('finds what any domain stored, in one list', async () => {
  const { items, total } = await call('finance_transactions_search', all);
  expect(total).toBe(4);
  expect(items).toMatchObject([
    { account_id: 'bank', description: 'Café Central', ...amount('-4.50', 'CHF'), booked_at: '2026-03-31T00:00:00' },
    { account_id: 'shared-split:elias', ...amount('-89.90', 'BRL'), booked_at: '2026-03-20T23:30:00' },
    { account_id: 'cristi:ana/1', description: 'Sueldo', ...amount('12000.00', 'MXN') },
    { account_id: expect.stringMatching(/^planifi:[0-9a-f-]{36}$/), ...amount('-120.50', 'MXN') },
  ]);
  expect(await call('finance_transactions_search', { ...all, search: 'café' })).toMatchObject({ total: 3 });
});

it('adds them up, each currency apart', async () => {
  const { groups } = await call('finance_transactions_aggregate', { ...all, group_by: 'month' });
  expect(groups).toEqual([
    { key: '2026-03', label: '2026-03', total: { amount: '-89.90', currency: 'BRL' }, count: 1 },
    { key: '2026-03', label: '2026-03', total: { amount: '-4.50', currency: 'CHF' }, count: 1 },
    { key: '2026-03', label: '2026-03', total: { amount: '11879.50', currency: 'MXN' }, count: 2 },
  ]);
  const sum = await call('finance_transactions_sum', { ...all, currency: 'MXN', direction: 'DEBIT_ONLY' });
  expect(sum).toMatchObject({ total: { amount: '-120.50', currency: 'MXN' }, count: 1 });
});

it('lists their accounts with the imported ones', async () => {
  const { items } = await call('finance_accounts_list', all);
  expect(items).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: 'bank', name: 'Bank', transaction_count: 1 }),
      expect.objectContaining({ id: 'cristi:ana/1', name: 'Budget of ana', currency: 'MXN', transaction_count: 1 }),
      expect.objectContaining({ id: 'shared-split:leticia', name: 'Letícia (shared expenses)', transaction_count: 0 }),
      expect.objectContaining({ name: 'Nómina', currency: 'MXN' }),
    ]),
  );
});

it('answers for imported statements unless a view says otherwise', async () => {
  expect(await call('finance_transactions_search', {})).toMatchObject({ total: 1 });
  expect(await call('finance_transactions_search', { view: 'planifi' })).toMatchObject({ total: 1 });
  expect((await call('finance_accounts_list', {}))['items']).toMatchObject([{ id: 'bank' }]);
  expect(await call('finance_transactions_sum', { view: 'cristi' })).toMatchObject({
    total: { amount: '12000.00', currency: 'MXN' },
  });
});

it('says what the accounts of all domains hold, where one is known', async () => {
  const opened = { idempotencyKey: 'account-2', name: 'Ahorros', type: 'BANK' };
  await call('planifi_createAccount_v1', { ...opened, openingBalance: 500, openedOn: '2026-03-01' });
  await call('set_bank_balance', {
    user_id: 'ana',
    thread_id: '1',
    bank_balance_mxn_cents: 123_456,
    as_of_iso: '2026-03-20T23:00:00-06:00',
  });
  const { accounts, net_worth: worth, left_out: unknown } = await call('finance_balances_get', { on: '2026-12-31' });
  const held = (value: string) => ({ balance: { amount: value, currency: 'MXN' }, basis: 'told' });
  expect(accounts).toMatchObject([
    { name: 'Ahorros', ...held('500.00'), anchor_date: '2026-03-01', entries_count: 0 },
    { account_id: 'bank', balance: null },
    { account_id: 'cristi:ana', name: 'Bank of ana', ...held('1234.56'), anchor_date: '2026-03-20' },
    { name: 'Nómina', ...held('-120.50'), entries_count: 1 },
  ]);
  expect(worth).toEqual([{ amount: '1614.06', currency: 'MXN' }]);
  expect(unknown).toEqual(['bank']);
});
