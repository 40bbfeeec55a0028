import { entriesOf } from '../../testing/household/household-entries';
import { sumOfRows } from '../../testing/household/sum-of-rows';
import { openTestServer, TODAY, type Answer, type TestServer } from '../../testing/household/test-household';
import { unitsOf } from '../model/exact-amount';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

const movementsOf = async (call: (tool: string, input: object) => Promise<Answer>) =>
  (await call('list_movements', { year: 2026, month: 11 })).total;

it('says who owes whom with the rent that is due, and records nothing', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  await enter.rent('2850.00', 'leticia');
  await enter.shared('42.00', 'elias');
  const { settlement, money, balance } = await household.call('get_overview');
  expect(settlement).toEqual({
    ...{ debtor_participant_id: 'elias', creditor_participant_id: 'leticia', amount: '1404.00', currency: 'BRL' },
    not_recorded: {
      ...{ count: 1, amount: '2850.00' },
      rows: { tool: 'list_recurrences', arguments: { year: 2026, month: 11 } },
    },
    rows: { tool: 'list_movements', arguments: { year: 2026, month: 11 } },
  });
  expect(balance).toMatchObject({ debtor_participant_id: 'elias', amount: '1404.00', rows: { tool: 'get_balance' } });
  expect(money).toEqual([
    {
      ...{ currency: 'BRL', income: '0.00', spending: '42.00', left: '-42.00' },
      ...{ to_come: { count: 1, amount: '2850.00' }, previous: null, usual: null },
      parts: [
        {
          ...{ source: 'shared-split', income: '0.00', spending: '42.00', count: 1 },
          rows: { tool: 'list_movements', arguments: { year: 2026, month: 11 } },
        },
      ],
    },
  ]);
  expect(await movementsOf(household.call)).toBe(1);
  const summary = await household.call('get_monthly_summary', { year: 2026, month: 11, auto_generate: true });
  const { debtor_participant_id, creditor_participant_id, amount } = settlement;
  expect(summary.transfer).toEqual({ debtor_participant_id, creditor_participant_id, amount });
});

it('counts what a link joins once, and its rows add up to it', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const { id } = await enter.shared('200.00', 'elias', '2026-11-03');
  await enter.shared('30.00', 'leticia', '2026-11-04');
  await enter.bank('nubank', 'BRL', ['2026-11-03;-200.00;MERCADO;', '2026-11-06;500.00;SALARIO;']);
  const before = await household.call('get_overview');
  expect(before.money[0]).toMatchObject({ income: '500.00', spending: '430.00' });
  const [line] = (await household.call('finance_transactions_search', { search: 'MERCADO' })).items;
  const link = { kind: 'same_event', left: line.id, right: `shared-split:${id}` };
  await household.call('finance_links_set', { confirm: [link], mode: 'commit' });
  const { money } = await household.call('get_overview');
  expect(money[0]).toMatchObject({ income: '500.00', spending: '230.00', left: '270.00' });
  for (const part of money[0].parts) {
    expect(await sumOfRows(household, part.rows)).toBe(unitsOf(part.income) - unitsOf(part.spending));
  }
});

it('counts transfers between own accounts nowhere, and never adds two currencies', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const bank = await enter.account('Banco', 'MXN', 1000);
  const cash = await enter.account('Efectivo', 'MXN', 0);
  await enter.moved(bank, cash, 300);
  await enter.spent(cash, 45.5);
  await enter.shared('10.00', 'elias');
  await enter.bank('ubs', 'CHF', ['2026-11-02;-12.30;Migros;Groceries']);
  const { money, net_worth: worth, categories, review } = await household.call('get_overview');
  expect(money.map(({ currency, spending, income }: Answer) => [currency, income, spending])).toEqual([
    ['BRL', '0.00', '10.00'],
    ['CHF', '0.00', '12.30'],
    ['MXN', '0.00', '45.50'],
  ]);
  for (const { parts } of money) {
    for (const { rows, income, spending, count } of parts) {
      expect(await sumOfRows(household, rows)).toBe(unitsOf(income) - unitsOf(spending));
      expect((await household.call(rows.tool, rows.arguments)).total).toBe(count);
    }
  }
  expect(worth).toEqual([
    {
      ...{ currency: 'MXN', assets: '954.50', debts: '0.00', net: '954.50', as_of: TODAY },
      rows: { tool: 'finance_balances_get', arguments: { on: TODAY } },
    },
  ]);
  expect(categories).toMatchObject([{ currency: 'CHF', category: 'Groceries', spending: '12.30', previous: null }]);
  expect(review).toMatchObject([{ kind: 'unlinked_transfer', count: 1 }]);
});

it('knows no cap that nobody set, and the pace of one that is', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  await enter.budget('elias', 127_000, 'EXPENSE');
  await enter.budget('guest', 500, 'EXPENSE', '2026-11-01', { category_type: 'FIXED' });
  const budgets = async (input: object = {}) => (await household.call('get_overview', input)).budgets;
  const nothing = { cap: null, left: null, pace: null, status: 'none' };
  expect(await budgets()).toMatchObject([
    { person: 'elias', user_id: 'elias', spent: '1270.00', ...nothing, rows: { tool: 'list_transactions' } },
    { person: null, user_id: 'guest', spent: '0.00', ...nothing, rows: { tool: 'get_month_summary' } },
  ]);
  await household.call('set_budget_cap', {
    ...{ user_id: 'elias', thread_id: 'home', effective_month: '2026-11', variable_cap_mxn_cents: 600_000 },
  });
  expect(await budgets({ person: 'elias' })).toMatchObject([
    { cap: '6000.00', spent: '1270.00', left: '4730.00', pace: '0.29', status: 'under' },
  ]);
  expect(await budgets({ person: 'leticia' })).toEqual([]);
});

it('lists what is coming by day, and says the month in the language that is set', async () => {
  const household = await server.household({ environment: { BURSAR_LANGUAGE: 'pt' } });
  const enter = entriesOf(household);
  await enter.rent('2850.00', 'leticia', '2026-10', 1);
  await household.call('add_or_update_debt', {
    ...{ user_id: 'elias', thread_id: 'home' },
    debt: {
      ...{ name: 'Visa', balance_mxn_cents: 100_000, minimum_payment_mxn_cents: 5_000, due_day_of_month: 25 },
      ...{ priority: 'HIGH', do_not_accelerate: false },
    },
  });
  const { structured, text } = await household.result('get_overview');
  expect(structured).toMatchObject({
    language: 'pt',
    upcoming: [
      { date: '2026-11-25', kind: 'debt', description: 'Visa', amount: '50.00', currency: 'MXN' },
      { date: '2026-12-01', kind: 'recurrence', description: 'Aluguel', amount: '2850.00', currency: 'BRL' },
    ],
  });
  expect(text?.split('\n')[0]).toBe(
    // The rent of October is not recorded either.
    'Elias deve R$\u00a01.425,00 a Letícia. Somando todos os meses: Elias deve R$\u00a02.850,00 a Letícia.',
  );
  expect(text?.split('\n').length).toBeGreaterThanOrEqual(5);
});

it('names the domains that are not served; what they would say is null', async () => {
  const household = await server.household({ domains: ['cristi-agent', 'planifi'] });
  const enter = entriesOf(household);
  const account = await enter.account('Banco', 'MXN', 1000);
  await enter.spent(account, 20);
  await enter.moved(account, await enter.account('Efectivo', 'MXN', 0), 300);
  await enter.budget('ana', 5_000, 'EXPENSE');
  const overview = await household.call('get_overview');
  expect(overview).toMatchObject({
    ...{ settlement: null, balance: null, capital_gains: null },
    net_worth: [{ currency: 'MXN', net: '980.00', rows: { tool: 'planifi_getBalances_v1' } }],
    unavailable: [
      { source: 'shared-split', code: 'NOT_SERVED' },
      { source: 'finance-tools', code: 'NOT_SERVED' },
    ],
  });
  expect(overview.money[0]).toMatchObject({ currency: 'MXN', spending: '70.00', to_come: null });
  expect(overview.money[0].parts).toHaveLength(2);
  for (const { rows, spending } of overview.money[0].parts) {
    expect(await sumOfRows(household, rows)).toBe(-unitsOf(spending));
  }
});

it('names every domain where the database is away, and invents no figure', async () => {
  const { openDatabase } = await import('@bursar/database');
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none' });
  const household = await server.household({ database });
  const overview = await household.call('get_overview', { trend_months: 2 });
  expect(overview).toMatchObject({ money: [], settlement: null, balance: null, budgets: [], net_worth: [], trend: [] });
  const away = overview.unavailable.map(({ source }: Answer) => source);
  expect(away).toEqual(['shared-split', 'planifi', 'cristi-agent', 'finance-tools']);
  await database.close();
});

it('is not offered by one domain, nor by one with capital gains', async () => {
  for (const domains of [['shared-split'], ['planifi', 'cgt-engine']] as const) {
    const household = await server.household({ domains });
    await expect(household.call('get_overview')).rejects.toThrow('there is no tool get_overview');
  }
});

it.each([
  [{ month: '2026-13' }, { code: 'VALIDATION_ERROR', details: { field: 'month' } }],
  [{ trend_months: 25 }, { code: 'VALIDATION_ERROR', details: { field: 'trend_months' } }],
  [{ year: 2026 }, { code: 'VALIDATION_ERROR', details: { field: 'year' } }],
  [{ person: 'bob' }, { code: 'NOT_FOUND', details: { person: 'bob', participants: ['elias', 'leticia'] } }],
])('refuses %j', async (input, refusal) => {
  const household = await server.household();
  expect(await household.refusal('get_overview', input)).toMatchObject(refusal);
});
