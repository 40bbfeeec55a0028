import { randomUUID } from 'node:crypto';

import { refusal, refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { startHousehold } from '../household/start-household';

describe('creating movements', () => {
  let store: SplitStore;
  let home: TestHousehold;
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  beforeEach(async () => {
    home = await store.household();
    calls = callsOf(home);
  });
  afterAll(() => store.drop());

  const stored = async (month = '2026-02') => (await calls.movements(month)).total;

  it('fills in the payer, the present and its month', async () => {
    home.time.now = Date.parse('2026-03-01T02:59:59Z');
    const bought = await calls.purchase({ amount: '0089.90', description: '  Pão de Açúcar ' });
    expect(bought).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      type: 'purchase',
      amount: '89.90',
      description: 'Pão de Açúcar',
      occurred_at: '2026-02-28T23:59:59-03:00',
      competence_month: '2026-02',
      payer_participant_id: 'elias',
      requested_by_participant_id: 'elias',
      external_id: null,
      original_purchase_id: null,
      created_at: '2026-03-01T02:59:59Z',
    });
    expect((await calls.movements('2026-02')).items).toEqual([bought]);
  });

  it('keeps the largest amount to the cent', async () => {
    const bought = await calls.purchase({ amount: '9999999999.99' });
    expect((await calls.movements('2026-02')).items).toEqual([bought]);
    expect(bought.amount).toBe('9999999999.99');
  });

  it('refuses people who are not of the household, the former included', async () => {
    const everybody = { requested_by_participant_id: 'ana', payer_participant_id: 'rui' };
    const { code, details } = await refusal(calls.purchase(everybody));
    expect([code, details]).toMatchObject([
      'INVALID_REQUEST',
      { errors: [{ field: 'requested_by_participant_id' }, { field: 'payer_participant_id' }] },
    ]);
    await startHousehold(home, [
      { id: 'leticia', displayName: 'Letícia' },
      { id: 'ana', displayName: 'Ana' },
    ]);
    expect(await refusalCode(calls.purchase())).toBe('INVALID_REQUEST');
    expect(await stored()).toBe(0);
  });

  describe('with an external id', () => {
    it('refuses the second of a month and payer, whatever its type, and names the first', async () => {
      const first = await calls.purchase({ external_id: 'wpp-1' });
      const again = [
        calls.purchase({ external_id: ' wpp-1 ' }),
        calls.refund({ external_id: 'wpp-1', original_purchase_id: first.id }),
      ];
      for (const call of again) {
        const { code, details } = await refusal(call);
        expect([code, details]).toEqual([
          'DUPLICATE_EXTERNAL_ID',
          { external_id: 'wpp-1', competence_month: '2026-02', payer_participant_id: 'elias', movement_id: first.id },
        ]);
      }
      expect(await stored()).toBe(1);
    });

    it('accepts it for another month, another payer, another spelling, and none at all', async () => {
      await calls.purchase({ external_id: 'wpp-1' });
      await calls.purchase({ external_id: 'WPP-1' });
      await calls.purchase({ external_id: 'wpp-1', payer_participant_id: 'leticia' });
      await calls.purchase({ external_id: 'wpp-1', occurred_at: '2026-03-01' });
      await calls.purchase();
      await calls.purchase();
      expect([await stored(), await stored('2026-03')]).toEqual([5, 1]);
    });
  });

  describe('that are refunds', () => {
    it('find the purchase by id in any month and of either payer', async () => {
      const bought = await calls.purchase({ amount: '100.00', occurred_at: '2026-01-10' });
      const refund = await calls.refund({
        original_purchase_id: bought.id.toUpperCase(),
        original_purchase_external_id: 'not looked at',
        payer_participant_id: 'leticia',
        occurred_at: '2025-12-31',
      });
      expect(refund).toMatchObject({ original_purchase_id: bought.id, competence_month: '2025-12' });
    });

    it('find it by external id in their own month and of their own payer only', async () => {
      const bought = await calls.purchase({ external_id: 'tv', amount: '100.00' });
      const named = { original_purchase_external_id: 'tv' };
      expect(await calls.refund(named)).toMatchObject({ original_purchase_id: bought.id });
      const { code, details } = await refusal(calls.refund({ ...named, occurred_at: '2026-03-01' }));
      expect([code, details]).toEqual([
        'PURCHASE_NOT_FOUND',
        { ...named, competence_month: '2026-03', payer_participant_id: 'elias' },
      ]);
      expect(await refusalCode(calls.refund({ ...named, payer_participant_id: 'leticia' }))).toBe('PURCHASE_NOT_FOUND');
      expect(await refusalCode(calls.refund({ original_purchase_external_id: 'TV' }))).toBe('PURCHASE_NOT_FOUND');
    });

    it('do not find a refund, nor fall back on the external id', async () => {
      const bought = await calls.purchase({ external_id: 'tv', amount: '100.00' });
      const refund = await calls.refund({ original_purchase_id: bought.id, external_id: 'back' });
      expect(await refusalCode(calls.refund({ original_purchase_id: refund.id }))).toBe('PURCHASE_NOT_FOUND');
      expect(await refusalCode(calls.refund({ original_purchase_external_id: 'back' }))).toBe('PURCHASE_NOT_FOUND');
      const nowhere = randomUUID();
      const { code, details } = await refusal(
        calls.refund({ original_purchase_id: nowhere, original_purchase_external_id: 'tv' }),
      );
      expect([code, details]).toEqual(['PURCHASE_NOT_FOUND', { original_purchase_id: nowhere }]);
      expect(await stored()).toBe(2);
    });

    it('reach what was paid over all months, and do not pass it', async () => {
      const { id } = await calls.purchase({ amount: '100.00' });
      await calls.refund({ original_purchase_id: id, amount: '30.00' });
      await calls.refund({ original_purchase_id: id, amount: '30.00', occurred_at: '2026-05-01' });
      const { code, details } = await refusal(calls.refund({ original_purchase_id: id, amount: '40.01' }));
      expect([code, details]).toEqual([
        'REFUND_LIMIT_EXCEEDED',
        { original_purchase_id: id, purchase_amount: '100.00', refunded_total: '60.00', remaining: '40.00' },
      ]);
      await calls.refund({ original_purchase_id: id, amount: '40.00' });
      expect(await refusalCode(calls.refund({ original_purchase_id: id, amount: '0.01' }))).toBe(
        'REFUND_LIMIT_EXCEEDED',
      );
    });
  });

  it('checks in a fixed order', async () => {
    const { id } = await calls.purchase({ external_id: 'taken', amount: '1.00' });
    const wrongInAll = { external_id: 'taken', original_purchase_id: randomUUID(), amount: '5.00' };
    expect(await refusalCode(calls.refund({ ...wrongInAll, payer_participant_id: 'ana' }))).toBe('INVALID_REQUEST');
    expect(await refusalCode(callsOf(store.unstarted()).refund({ ...wrongInAll, occurred_at: '1999-01-01' }))).toBe(
      'INVALID_REQUEST',
    );
    expect(await refusalCode(callsOf(store.unstarted()).refund({ ...wrongInAll, payer_participant_id: 'ana' }))).toBe(
      'PARTICIPANTS_NOT_TWO',
    );
    expect(await refusalCode(calls.refund(wrongInAll))).toBe('DUPLICATE_EXTERNAL_ID');
    expect(await refusalCode(calls.refund({ ...wrongInAll, external_id: 'new' }))).toBe('PURCHASE_NOT_FOUND');
    expect(await refusalCode(calls.refund({ original_purchase_id: id, amount: '5.00' }))).toBe('REFUND_LIMIT_EXCEEDED');
    expect(await stored()).toBe(1);
  });

  it('never dates a record before an earlier one, even when the clock is set back', async () => {
    const first = await calls.purchase();
    home.time.now -= 3_600_000;
    const second = await calls.purchase({ occurred_at: first.occurred_at });
    expect(second.created_at).toBe(first.created_at);
    const rule = await calls.recur();
    expect(rule.created_at).toBe(first.created_at);
    // The same instants all along: what was stored later comes first.
    expect((await calls.movements('2026-02')).items.map(({ id }) => id)).toEqual([second.id, first.id]);
  });

  describe('at the same time', () => {
    it('lets three of six refunds of 30.00 against 100.00 through', async () => {
      const { id } = await calls.purchase({ amount: '100.00' });
      const refunds = Array.from({ length: 6 }, () => calls.refund({ original_purchase_id: id, amount: '30.00' }));
      const outcomes = await Promise.all(refunds.map((call) => call.then(() => 'done').catch(({ code }) => code)));
      expect(outcomes.sort()).toEqual([...Array(3).fill('REFUND_LIMIT_EXCEEDED'), ...Array(3).fill('done')]);
      expect((await calls.month('2026-02')).month.total_refunds).toBe('90.00');
    });

    it('stores one of fifty with one external id', async () => {
      const creations = Array.from({ length: 50 }, () => calls.purchase({ external_id: 'once' }));
      const outcomes = await Promise.all(creations.map((call) => call.then(() => 'done').catch(({ code }) => code)));
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'DUPLICATE_EXTERNAL_ID')).toHaveLength(49);
      expect(await stored()).toBe(1);
    });

    it('gives instants in the order of storing', async () => {
      await Promise.all(
        Array.from({ length: 20 }, (_, index) => {
          home.time.now += index % 2 === 0 ? 5 : -3;
          return calls.purchase();
        }),
      );
      const rows = await store.database.run(
        (connection) =>
          connection.query`select created_at from shared_split.movements where household_id = ${home.householdId} order by sequence`,
      );
      const instants = rows.map((row) => Number(row['created_at']));
      expect(instants).toEqual([...instants].sort((one, other) => one - other));
    });
  });
});
