import { entriesOf } from '../../testing/household/household-entries';
import { sumOfRows } from '../../testing/household/sum-of-rows';
import { openTestServer, type TestServer } from '../../testing/household/test-household';
import { unitsOf } from '../model/exact-amount';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

it('makes spending smaller by a shared refund, whether or not the line of the bank is shared', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const { id } = await enter.shared('200.00', 'elias', '2026-11-03');
  await enter.bank('nubank', 'BRL', [
    '2026-11-03;-200.00;MERCADO;',
    '2026-11-05;30.00;ESTORNO;',
    '2026-11-06;500.00;SALARIO;',
  ]);
  const lineOf = async (search: string) =>
    (await household.call('finance_transactions_search', { search })).items[0].id;
  const share = async (search: string, more: object) =>
    household.call('share_transaction', { transaction_id: await lineOf(search), mode: 'commit', ...more });
  const link = { kind: 'same_event', left: await lineOf('MERCADO'), right: `shared-split:${id}` };
  await household.call('finance_links_set', { confirm: [link], mode: 'commit' });
  await share('ESTORNO', { payer_participant_id: 'elias', original_purchase_movement_id: id });
  const { money } = await household.call('get_overview', { trend_months: 2 });
  expect(money[0]).toMatchObject({ income: '500.00', spending: '170.00', left: '330.00' });
  for (const part of money[0].parts) {
    expect(await sumOfRows(household, part.rows)).toBe(unitsOf(part.income) - unitsOf(part.spending));
  }
  const later = await household.call('get_overview', { month: '2026-12' });
  expect(later.money[0].previous).toEqual({ month: '2026-11', income: '500.00', spending: '170.00' });
  // As a refund of the purchase on the statement it is on the side of spending already.
  const refund = { kind: 'refund', left: await lineOf('MERCADO'), right: await lineOf('ESTORNO') };
  await household.call('finance_links_set', { confirm: [refund], mode: 'commit' });
  expect((await household.call('get_overview')).money).toEqual(money);
});

it('makes spending smaller where the line of the bank is the shared refund through an entry of an account', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  await household.call('finance_transactions_import', {
    content: 'date;amount;description\n2026-11-09;40.00;ESTORNO',
    ...{ account_id: 'nubank', mode: 'commit', create_account: { name: 'nubank', currency: 'BRL' } },
  });
  const { id: bought } = await enter.shared('90.00', 'elias', '2026-11-03');
  const refund = await enter.shared('40.00', 'elias', '2026-11-09', { type: 'refund', original_purchase_id: bought });
  const { transaction } = await household.call('planifi_createTransaction_v1', {
    ...{ idempotencyKey: 'money-back', accountId: await enter.account('Corrente', 'BRL', 0), amount: 40 },
    ...{ occurredOn: '2026-11-09', description: 'Estorno', direction: 'IN' },
  });
  const [line] = (await household.call('finance_transactions_search', {})).items;
  const entry = `planifi:${transaction.id}`;
  const link = async (left: string, right: string) =>
    household.call('finance_links_set', { confirm: [{ kind: 'same_event', left, right }], mode: 'commit' });
  await link(line.id, entry);
  // Without the shared refund it is money that came in, and the refund counts by itself.
  expect((await household.call('get_overview')).money[0]).toMatchObject({ income: '40.00', spending: '50.00' });
  await link(entry, `shared-split:${refund.id}`);
  expect((await household.call('get_overview')).money[0]).toMatchObject({ income: '0.00', spending: '50.00' });
});

it('lists the rows of shared expenses where a refund came in another month than its purchase', async () => {
  const household = await server.household();
  const enter = entriesOf(household);
  const { id: bought } = await enter.shared('90.00', 'elias', '2026-10-03');
  await enter.shared('40.00', 'elias', '2026-11-09', { type: 'refund', original_purchase_id: bought });
  for (const [month, spending] of [
    ['2026-10', '90.00'],
    ['2026-11', '-40.00'],
  ]) {
    const { money } = await household.call('get_overview', { month });
    expect(money[0]).toMatchObject({ spending, parts: [{ source: 'shared-split', spending, count: 1 }] });
    expect(await sumOfRows(household, money[0].parts[0].rows)).toBe(-unitsOf(spending ?? ''));
  }
});
