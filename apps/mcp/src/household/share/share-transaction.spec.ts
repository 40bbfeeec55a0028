import { entriesOf } from '../../testing/household/household-entries';
import { sumOfRows } from '../../testing/household/sum-of-rows';
import {
  openTestServer,
  type Answer,
  type TestHousehold,
  type TestServer,
} from '../../testing/household/test-household';
import { unitsOf } from '../model/exact-amount';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

/** A household with an account in reais; the ids of its transactions by what the bank says. */
async function withLines(lines: readonly string[], currency = 'BRL') {
  const household = await server.household();
  await entriesOf(household).bank('nubank', currency, lines);
  const { items } = await household.call('finance_transactions_search', {});
  const ids = new Map<string, string>(items.map(({ description, id }: Answer) => [description, id]));
  const idOf = (description: string) => ids.get(description) ?? '';
  const share = (transaction_id: string, more: object = {}) =>
    household.call('share_transaction', { transaction_id, mode: 'commit', ...more });
  const refused = async (transaction_id: string, more: object = {}) =>
    household.refusal('share_transaction', { transaction_id, mode: 'commit', ...more });
  return { household, idOf, share, refused };
}

const movements = async ({ call }: TestHousehold) =>
  (await call('list_movements', { year: 2026, month: 11 })).items as Answer[];
const links = async ({ call }: TestHousehold) =>
  (await call('finance_links_propose', { state: 'confirmed' })).items as Answer[];

const MARKET = '2026-11-03;-200.00;MERCADO ALFA;';
const even = { debtor_participant_id: null, creditor_participant_id: null, amount: '0.00' };
const oweHalf = { debtor_participant_id: 'leticia', creditor_participant_id: 'elias', amount: '100.00' };

it('previews who owes whom before and after, and stores nothing', async () => {
  const { household, idOf } = await withLines([MARKET]);
  const id = idOf('MERCADO ALFA');
  const input = { transaction_id: id, payer_participant_id: 'elias' };
  expect(await household.call('share_transaction', input)).toEqual({
    ...{ mode: 'preview', changed: true, link_id: null, inferred: [] },
    transaction: { id, booked_on: '2026-11-03', description: 'MERCADO ALFA', amount: '-200.00', currency: 'BRL' },
    movement: {
      ...{ id: null, type: 'purchase', amount: '200.00', payer_participant_id: 'elias' },
      ...{ competence_month: '2026-11', external_id: `ledger:${id}` },
    },
    ...{ settlement_before: even, settlement_after: oweHalf },
  });
  expect([await movements(household), await links(household)]).toEqual([[], []]);
});

it('stores the expense and one link, counts both once, and changes nothing when repeated', async () => {
  const { household, idOf, share } = await withLines([MARKET]);
  const id = idOf('MERCADO ALFA');
  const first = await share(id, { payer_participant_id: 'elias' });
  expect(first).toMatchObject({ mode: 'commit', changed: true, settlement_after: oweHalf });
  expect(await share(id, { payer_participant_id: 'elias' })).toEqual({
    ...{ ...first, changed: false },
    settlement_before: first.settlement_after,
  });
  expect(await movements(household)).toMatchObject([{ id: first.movement.id, external_id: `ledger:${id}` }]);
  expect(await links(household)).toMatchObject([
    { link_id: first.link_id, kind: 'same_event', left: { id }, right: { id: `shared-split:${first.movement.id}` } },
  ]);
  const { money } = await household.call('get_overview');
  expect(money[0]).toMatchObject({ currency: 'BRL', spending: '200.00' });
  for (const { rows, income, spending } of money[0].parts) {
    expect(await sumOfRows(household, rows)).toBe(unitsOf(income) - unitsOf(spending));
  }
});

it('takes both back in one step, once, and can be shared again', async () => {
  const { household, idOf, share, refused } = await withLines([MARKET]);
  const id = idOf('MERCADO ALFA');
  const { movement } = await share(id, { payer_participant_id: 'elias' });
  expect(await household.call('share_transaction', { transaction_id: id, remove: true })).toMatchObject({
    ...{ mode: 'preview', settlement_before: oweHalf, settlement_after: even },
  });
  expect(await movements(household)).toHaveLength(1);
  expect(await share(id, { remove: true })).toMatchObject({
    ...{ changed: true, movement: { id: movement.id }, settlement_before: oweHalf, settlement_after: even },
  });
  expect([await movements(household), await links(household)]).toEqual([[], []]);
  expect(await refused(id, { remove: true })).toMatchObject({
    code: 'VALIDATION_ERROR',
    details: { reason: 'NOT_SHARED' },
  });
  expect(await share(id, { payer_participant_id: 'leticia' })).toMatchObject({ changed: true });
});

it('stays one event when the expense is corrected, restored and corrected again', async () => {
  const { household, idOf, share } = await withLines([MARKET]);
  const id = idOf('MERCADO ALFA');
  const { movement, link_id } = await share(id, { payer_participant_id: 'elias' });
  const correct = (movement_id: string, more: object) =>
    household.call('correct_movement', { movement_id, requested_by_participant_id: 'elias', ...more });
  const total = async () => (await household.call('finance_transactions_sum', { view: 'all' })).total;
  const shared = async () => (await household.call('finance_transactions_search', { view: 'shared-split' })).items;
  const before = await total();
  for (const amount of ['180.00', '190.00']) {
    const { replacement } = await correct(movement.id, { action: 'replace', amount });
    expect(await total()).toEqual(before);
    expect(await shared()).toMatchObject([{ id: `shared-split:${movement.id}`, amount: { amount: `-${amount}` } }]);
    expect(await share(id)).toMatchObject({ changed: false, link_id, movement: { id: replacement.id, amount } });
    await correct(movement.id, { action: 'restore' });
    expect(await total()).toEqual(before);
  }
  await correct(movement.id, { action: 'replace', amount: '150.00' });
  expect(await share(id, { remove: true })).toMatchObject({ changed: true, link_id });
  expect([await movements(household), await links(household)]).toEqual([[], []]);
});

it('takes the payer of the line of the account that was shared last', async () => {
  const { idOf, share, refused } = await withLines([MARKET, '2026-11-09;-30.00;PADARIA;']);
  expect(await refused(idOf('PADARIA'))).toMatchObject({
    details: { reason: 'PAYER_NEEDED', participants: ['elias', 'leticia'] },
  });
  await share(idOf('MERCADO ALFA'), { payer_participant_id: 'leticia' });
  expect(await share(idOf('PADARIA'))).toMatchObject({
    ...{ inferred: ['payer_participant_id'], movement: { payer_participant_id: 'leticia' } },
  });
});

it('shares a part, and a refund of what was shared', async () => {
  const { idOf, share, refused } = await withLines([MARKET, '2026-11-12;50.00;ESTORNO;']);
  const part = { payer_participant_id: 'elias', amount: '80.00', description: 'Só a nossa parte' };
  const { movement } = await share(idOf('MERCADO ALFA'), part);
  expect(movement).toMatchObject({ amount: '80.00' });
  expect(await refused(idOf('MERCADO ALFA'), { amount: '90.00' })).toMatchObject({
    details: { reason: 'ALREADY_SHARED', movement_id: movement.id },
  });
  expect(await refused(idOf('ESTORNO'))).toMatchObject({ details: { reason: 'CREDIT' } });
  expect(await share(idOf('ESTORNO'), { original_purchase_movement_id: movement.id })).toMatchObject({
    movement: { type: 'refund', amount: '50.00' },
    settlement_after: { debtor_participant_id: 'leticia', amount: '15.00' },
  });
  expect(await refused(idOf('MERCADO ALFA'), { remove: true })).toMatchObject({
    details: { reason: 'PURCHASE_HAS_REFUNDS' },
  });
});

it('shares a line of another currency for an amount in that of the shared expenses', async () => {
  const { household, idOf, share, refused } = await withLines([MARKET], 'CHF');
  const id = idOf('MERCADO ALFA');
  expect(await refused(id, { payer_participant_id: 'elias' })).toMatchObject({
    details: { reason: 'CURRENCY_DIFFERS', currency: 'CHF', shared_currency: 'BRL' },
  });
  await share(id, { payer_participant_id: 'elias', amount: '1300.00' });
  const { money } = await household.call('get_overview');
  expect(money.map(({ currency, spending }: Answer) => [currency, spending])).toEqual([['CHF', '200.00']]);
});

it('is taken back by itself alone: an undo of its link names it', async () => {
  const { household, idOf, share } = await withLines([MARKET]);
  await share(idOf('MERCADO ALFA'), { payer_participant_id: 'elias' });
  const [{ change_id: change, tool }] = (await household.call('finance_changes_list', {})).items;
  expect(tool).toBe('share_transaction');
  for (const mode of ['preview', 'commit']) {
    expect(await household.refusal('finance_changes_undo', { change_id: change, mode })).toMatchObject({
      details: { reason: 'SHARED', tool: 'share_transaction' },
      message: expect.stringContaining('remove'),
    });
  }
  const first = (await household.call('finance_changes_list', {})).items.at(-1).change_id;
  const undo = { change_id: first, with_later: true, mode: 'commit' };
  expect(await household.refusal('finance_changes_undo', undo)).toMatchObject({ details: { reason: 'SHARED' } });
  expect(await movements(household)).toHaveLength(1);
});

it('is stored once by twenty callers at once', async () => {
  const { household, idOf, share } = await withLines([MARKET]);
  const input = { payer_participant_id: 'elias' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => share(idOf('MERCADO ALFA'), input)));
  expect(answers.filter(({ changed }) => changed)).toHaveLength(1);
  expect(new Set(answers.map(({ movement, link_id: link }) => `${movement.id} ${link}`)).size).toBe(1);
  expect([await movements(household), await links(household)].map((each) => each.length)).toEqual([1, 1]);
});

it('refuses what it cannot share, and stores nothing of it', async () => {
  const { household, idOf, refused } = await withLines([MARKET, '2026-11-20;-70.00;TED POUPANCA;']);
  await entriesOf(household).bank('poupanca', 'BRL', ['2026-11-20;70.00;TED;']);
  const { items } = await household.call('finance_transactions_search', { account_id: 'poupanca' });
  const transfer = { kind: 'transfer', left: idOf('TED POUPANCA'), right: items[0].id };
  await household.call('finance_links_set', { confirm: [transfer], mode: 'commit' });
  const payer = { payer_participant_id: 'elias' };
  const market = idOf('MERCADO ALFA');
  const refusals: readonly [string, object, object][] = [
    [idOf('TED POUPANCA'), payer, { details: { reason: 'TRANSFER' } }],
    [market, { ...payer, amount: '200.01' }, { details: { reason: 'AMOUNT_TOO_LARGE', most: '200.00' } }],
    [market, { ...payer, amount: '0.00' }, { details: { field: 'amount' } }],
    [market, { ...payer, amount: '1' }, { code: 'VALIDATION_ERROR', details: { field: 'amount' } }],
    [market, { payer_participant_id: 'bob' }, { details: { field: 'payer_participant_id' } }],
    [market, { ...payer, more: 1 }, { details: { field: 'more' } }],
    ['999999', payer, { code: 'NOT_FOUND' }],
    ['shared-split:x', payer, { code: 'NOT_FOUND' }],
    ['\0', payer, { code: 'VALIDATION_ERROR', details: { field: 'transaction_id' } }],
    [market, { remove: true }, { details: { reason: 'NOT_SHARED' } }],
  ];
  for (const [id, input, refusal] of refusals) expect(await refused(id, input)).toMatchObject(refusal);
  expect(await movements(household)).toEqual([]);
});
