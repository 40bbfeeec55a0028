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
