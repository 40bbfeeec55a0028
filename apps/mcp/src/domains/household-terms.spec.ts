import { randomUUID } from 'node:crypto';

import { readSettings } from '../configuration/read-settings';
import { entriesOf } from '../testing/household/household-entries';
import { openTestServer, type Answer, type TestServer } from '../testing/household/test-household';
import { openHouseholdSettings } from './household';

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

/** A household with what it has set, as `PATCH /household/settings` changes and answers it. */
async function opened(environment: Readonly<Record<string, string>> = {}, owner: string = randomUUID()) {
  const household = await server.household({ owner, environment });
  const settings = await openHouseholdSettings(readSettings({}, environment), server.database);
  const set = (body: object) => settings.change(owner, { ...body }, []);
  return { owner, household, set, shown: () => settings.show(owner, []), enter: entriesOf(household) };
}

const currenciesIn = async ({ household }: Awaited<ReturnType<typeof opened>>) => {
  const { money, budgets, settlement }: Answer = await household.call('get_overview');
  const { items }: Answer = await household.call('finance_transactions_search', { view: 'all' });
  return {
    money: money.map(({ currency }: Answer) => currency),
    budgets: budgets.map(({ currency }: Answer) => currency),
    settlement: settlement.currency,
    rows: [...new Set(items.map(({ amount }: Answer) => amount.currency))].sort(),
  };
};

describe('the currency of shared expenses and of the budget', () => {
  it('is that of the household where nothing is entered yet, and stays with the entries', async () => {
    const home = await opened();
    expect((await home.set({ currency: 'CHF' })).currencies).toMatchObject({
      'shared-split': 'CHF',
      'cristi-agent': 'CHF',
    });
    await home.enter.shared('42.00', 'elias');
    await home.enter.budget('elias', 127_000, 'EXPENSE');
    const all = { money: ['CHF'], budgets: ['CHF'], settlement: 'CHF', rows: ['CHF'] };
    expect(await currenciesIn(home)).toEqual(all);
    const { text } = await home.household.result('list_movements', { year: 2026, month: 11 });
    expect(text).toContain('CHF\u00a042,00');
    for (const [tool, input] of [
      ['get_monthly_summary', { year: 2026, month: 11, auto_generate: false }],
      ['get_month_summary', { user_id: 'elias', thread_id: 'home', month: '2026-11' }],
    ] as const) {
      expect((await home.household.result(tool, input)).meta).toMatchObject({ 'bursar/currency': 'CHF' });
    }
    for (const currency of ['EUR', null]) {
      const { currencies } = await home.set({ currency });
      expect(currencies).toMatchObject({ 'shared-split': 'CHF', 'cristi-agent': 'CHF' });
      await home.enter.budget('leticia', 500, 'EXPENSE');
      expect(await currenciesIn(home)).toMatchObject({ budgets: ['CHF', 'CHF'], rows: ['CHF'] });
    }
  });

  it('is that of the entries where there are some: they are not relabelled, and the answer says so', async () => {
    const home = await opened();
    await home.enter.shared('42.00', 'elias');
    await home.enter.budget('elias', 127_000, 'EXPENSE');
    const { currencies } = await home.set({ currency: 'EUR' });
    expect(currencies).toEqual({
      ...{ 'shared-split': 'BRL', 'cristi-agent': 'MXN' },
      ...{ planifi: 'EUR', 'finance-tools': 'EUR' },
    });
    await home.enter.shared('10.00', 'leticia');
    expect(await currenciesIn(home)).toMatchObject({ budgets: ['MXN'], settlement: 'BRL', rows: ['BRL', 'MXN'] });
    const { text } = await home.household.result('list_movements', { year: 2026, month: 11 });
    expect(text).toContain('R$ 10,00');
  });

  it('that a variable fixed stays when the server is started without it', async () => {
    const fixed = await opened({ BURSAR_CURRENCY: 'EUR' });
    await fixed.enter.shared('42.00', 'elias');
    await fixed.enter.budget('elias', 127_000, 'EXPENSE');
    const later = await opened({}, fixed.owner);
    expect((await later.shown()).currencies).toMatchObject({ 'shared-split': 'EUR', 'cristi-agent': 'EUR' });
    await later.enter.shared('10.00', 'elias');
    expect(await currenciesIn(later)).toMatchObject({ budgets: ['EUR'], settlement: 'EUR', rows: ['EUR'] });
  });

  it('may change again once everything is taken out', async () => {
    const home = await opened({ BURSAR_CURRENCY: 'EUR' });
    await home.enter.budget('elias', 500, 'EXPENSE');
    const later = await opened({}, home.owner);
    const user = { user_id: 'elias', thread_id: 'home' };
    await later.household.call('delete_last_transaction', user);
    expect((await later.set({ currency: 'CHF' })).currencies).toMatchObject({ 'cristi-agent': 'CHF' });
    await later.enter.budget('leticia', 700, 'EXPENSE');
    expect(await currenciesIn(later)).toMatchObject({ budgets: ['CHF'], rows: ['CHF'] });
  });

  it('is what a shared bank transaction is compared with', async () => {
    const home = await opened({ BURSAR_CURRENCY: 'CHF' });
    await home.enter.bank('ubs', 'CHF', ['2026-11-02;-12.30;Migros;Groceries']);
    const [line] = (await home.household.call('finance_transactions_search')).items;
    const shared = await home.household.call('share_transaction', {
      ...{ transaction_id: line.id, payer_participant_id: 'elias', mode: 'commit' },
    });
    expect(shared.movement).toMatchObject({ amount: '12.30', payer_participant_id: 'elias' });
    expect(await currenciesIn(home)).toMatchObject({ money: ['CHF'], settlement: 'CHF' });
  });
});

describe('the time zone', () => {
  // The last evening of November in São Paulo and Mexico City, the first morning of December in Tokyo.
  const MOMENT = '2026-11-30T20:30:00-03:00';
  const people = { payer_participant_id: 'elias', requested_by_participant_id: 'elias' };
  const purchase = { type: 'purchase', amount: '10.00', description: 'Café', ...people };
  const expense = {
    ...{ type: 'EXPENSE', amount_mxn_cents: 500, date_iso: MOMENT },
    ...{ category_type: 'VARIABLE', category: 'Food' },
  };
  const added = { user_id: 'elias', thread_id: 'home', transaction: expense };

  it('dates what is entered; no day or month of what is stored moves', async () => {
    const home = await opened();
    const entered = async (description: string) => ({
      month: (await home.household.call('create_movement', { ...purchase, description, occurred_at: MOMENT }))
        .competence_month,
      stored: (await home.household.call('add_transaction', added)).ok,
    });
    expect(await entered('in São Paulo')).toEqual({ month: '2026-11', stored: true });
    const days = async () =>
      (await home.household.call('finance_transactions_search', { view: 'all' })).items
        .map(({ booked_at: at }: Answer) => String(at).slice(0, 10))
        .sort();
    const before = await days();
    expect(before).toEqual(['2026-11-30', '2026-11-30']);
    await home.set({ time_zone: 'Asia/Tokyo' });
    expect(await days()).toEqual(before);
    expect(await entered('in Tokyo')).toEqual({ month: '2026-12', stored: true });
    const wanted = [...before, '2026-12-01', '2026-12-01'];
    expect(await days()).toEqual(wanted);
    await home.set({ time_zone: null });
    expect(await days()).toEqual(wanted);
  });

  it('leaves a day and a clock reading without an offset as they are written', async () => {
    const home = await opened({ BURSAR_TIME_ZONE: 'Asia/Tokyo' });
    for (const occurred_at of ['2026-12-01', '2026-12-01T00:10', '2026-11-30T23:50']) {
      const movement = await home.household.call('create_movement', { ...purchase, occurred_at });
      expect(movement.occurred_at.slice(0, 10)).toBe(occurred_at.slice(0, 10));
      expect(movement.competence_month).toBe(occurred_at.slice(0, 7));
    }
  });
});
