import { entriesOf } from '../../testing/household/household-entries';
import { sumOfRows } from '../../testing/household/sum-of-rows';
import { openTestServer, type TestServer } from '../../testing/household/test-household';
import { unitsOf } from '../model/exact-amount';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

it('counts a transfer between two currencies nowhere, nor the line of the bank that a link joins to it', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const bank = await enter.account('Banco', 'MXN', 1000);
  const dollars = await enter.account('Dolares', 'USD', 0);
  await enter.spent(bank, 45.5);
  await household.call('planifi_createTransfer_v1', {
    ...{ idempotencyKey: 'test-exchange', fromAccountId: bank, toAccountId: dollars, occurredOn: '2026-11-02' },
    ...{ amount: 300, receivedAmount: 17 },
  });
  await enter.bank('giro', 'MXN', ['2026-11-03;-300.00;COMPRA USD;', '2026-11-04;-80.00;SUPER;']);
  const found = (input: object) => household.call('finance_transactions_search', input);
  const [line] = (await found({ search: 'COMPRA USD' })).items;
  const legs = (await found({ view: 'planifi', search: 'Transfer to' })).items;
  expect(legs).toHaveLength(1);
  const link = { kind: 'same_event', left: line.id, right: legs[0].id };
  await household.call('finance_links_set', { confirm: [link], mode: 'commit' });
  const { money } = await household.call('get_overview');
  expect(money).toMatchObject([{ currency: 'MXN', income: '0.00', spending: '125.50' }]);
  for (const { rows, income, spending, count } of money[0].parts) {
    expect(await sumOfRows(household, rows)).toBe(unitsOf(income) - unitsOf(spending));
    expect((await found(rows.arguments)).total).toBe(count);
  }
  expect((await found({ view: 'planifi', count_as: 'events', account_id: `planifi:${bank}` })).total).toBe(2);
  expect((await found({ view: 'planifi' })).total).toBe(3);
});

it('adds up to its rows where a link joins a line of the month before', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const { id } = await enter.shared('30.00', 'elias', '2026-11-01');
  await enter.bank('nubank', 'BRL', ['2026-10-31;-30.00;PADARIA;', '2026-11-06;-5.00;CAFE;']);
  const [line] = (await household.call('finance_transactions_search', { search: 'PADARIA' })).items;
  const link = { kind: 'same_event', left: line.id, right: `shared-split:${id}` };
  await household.call('finance_links_set', { confirm: [link], mode: 'commit' });
  const [{ parts, spending: total }] = (await household.call('get_overview')).money;
  expect(total).toBe('35.00');
  for (const { rows, income, spending } of parts) {
    expect(await sumOfRows(household, rows)).toBe(unitsOf(income) - unitsOf(spending));
  }
});

it('counts the lines of a split in their categories, and its rows have them', async () => {
  const household = await server.household();
  const lines = ['2026-11-03;-120.00;MANOR;', '2026-11-04;-7.50;COOP;Food'];
  await entriesOf(household).bank('ubs', 'CHF', lines);
  const [{ id }] = (await household.call('finance_transactions_search', { search: 'MANOR' })).items;
  const split = [
    { amount: '-80.00', category: 'Clothes' },
    { amount: '-15.00', category: 'Food' },
    { category: 'Home' },
  ];
  await household.call('finance_transactions_update', { ids: [id], set: { split }, mode: 'commit' });
  const { categories } = await household.call('get_overview');
  expect(categories.map(({ spending }: { spending: string }) => spending)).toEqual(['80.00', '25.00', '22.50']);
  for (const { rows, spending } of categories) expect(await sumOfRows(household, rows)).toBe(-unitsOf(spending));
});

it('shows of each payment that costs more its own entries', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const months = ['06', '07', '08', '09', '10', '11'];
  await enter.bank(
    'giro',
    'BRL',
    months.flatMap((month, index) => [
      `2026-${month}-03;-${index < 5 ? '9.99' : '12.99'};STREAMBOX;`,
      `2026-${month}-05;-${index < 5 ? '30.00' : '35.00'};GYM NOVA;`,
      `2026-${month}-07;-19.00;PHONE;`,
    ]),
  );
  const overview = await household.call('get_overview');
  const rises = overview.review.filter(({ kind }: { kind: string }) => kind === 'price_rise');
  const shown = await Promise.all(
    rises.map(async ({ count, rows }: { count: number; rows: { tool: string; arguments: object } }) => {
      const { items } = await household.call(rows.tool, rows.arguments);
      return [count, new Set(items.map(({ description }: { description: string }) => description)), items.length];
    }),
  );
  expect(shown).toEqual([
    [1, new Set(['GYM NOVA']), 6],
    [1, new Set(['STREAMBOX']), 6],
  ]);
});
