import { randomUUID } from 'node:crypto';

import { refusal, refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { recordedEvents } from '../testing/recorded-events';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';

describe('recurrences', () => {
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

  const stored = async (id: string) => (await calls.recurrences()).items.find((rule) => rule.id === id);
  const eventTypes = async () => (await recordedEvents(store, home)).map(({ type }) => type);

  describe('are created', () => {
    it('active, with nothing generated', async () => {
      const rule = await calls.recur({ split_config: { mode: 'equal' }, end_competence_month: '2026-12' });
      expect(rule).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        description: 'Aluguel',
        amount: '1500.00',
        payer_participant_id: 'elias',
        requested_by_participant_id: 'elias',
        split_config: { type: 'equal' },
        periodicity: 'monthly',
        reference_day: 5,
        start_competence_month: '2026-03',
        end_competence_month: '2026-12',
        status: 'active',
        first_generated_competence_month: null,
        last_processed_competence_month: null,
        next_competence_month: '2026-03',
        created_at: '2026-02-10T15:00:00Z',
        updated_at: '2026-02-10T15:00:00Z',
      });
      expect(await stored(rule.id)).toEqual(rule);
      expect(await recordedEvents(store, home)).toEqual([
        {
          type: 'recurrence_created',
          recurrenceId: rule.id,
          occurrenceId: null,
          actorId: 'elias',
          at: home.time.now,
          payload: {},
        },
      ]);
    });

    it('by people of the household only, with an equal split only', async () => {
      expect(await refusalCode(calls.recur({ payer_participant_id: 'ana' }))).toBe('INVALID_REQUEST');
      expect(await refusalCode(calls.recur({ split_config: { type: 'weighted' } }))).toBe('UNSUPPORTED_SPLIT');
      expect(await refusalCode(calls.recur({ payer_participant_id: 'ana', split_config: {} }))).toBe('INVALID_REQUEST');
      expect((await calls.recurrences()).total).toBe(0);
      expect(await eventTypes()).toEqual([]);
    });
  });

  describe('are listed', () => {
    it('newest first, by state and by month, in pages', async () => {
      const open = await calls.recur({ start_competence_month: '2026-03' });
      const short = await calls.recur({ start_competence_month: '2026-03', end_competence_month: '2026-05' });
      home.time.now += 1000;
      const late = await calls.recur({ start_competence_month: '2027-01' });
      await calls.pause(short.id);
      const ids = async (raw: object) => (await calls.recurrences({ ...raw })).items.map(({ id }) => id);
      expect(await ids({})).toEqual([late.id, short.id, open.id]);
      expect(await ids({ status: 'paused' })).toEqual([short.id]);
      expect(await ids({ year: 2026, month: 2 })).toEqual([]);
      expect(await ids({ year: 2026, month: 3 })).toEqual([short.id, open.id]);
      expect(await ids({ year: 2026, month: 5 })).toEqual([short.id, open.id]);
      expect(await ids({ year: 2026, month: 6 })).toEqual([open.id]);
      expect(await ids({ year: 2026, month: 5, status: 'active' })).toEqual([open.id]);
      expect(await calls.recurrences({ limit: 1, offset: 1 })).toMatchObject({ items: [{ id: short.id }], total: 3 });
      expect(await calls.recurrences({ offset: 9 })).toEqual({ items: [], total: 3, limit: 50, offset: 9 });
    });
  });

  describe('are edited', () => {
    it('in the terms that are sent, by the editor, with an event of the differences', async () => {
      const rule = await calls.recur();
      home.time.now += 60_000;
      const edited = await calls.edit(rule.id, {
        requested_by_participant_id: 'leticia',
        amount: '1750.00',
        description: 'Aluguel',
        end_competence_month: '2026-12',
      });
      expect(edited).toEqual({
        ...rule,
        amount: '1750.00',
        requested_by_participant_id: 'leticia',
        end_competence_month: '2026-12',
        updated_at: '2026-02-10T15:01:00Z',
      });
      expect(await stored(rule.id)).toEqual(edited);
      expect((await recordedEvents(store, home))[1]).toMatchObject({
        type: 'recurrence_updated',
        actorId: 'leticia',
        payload: {
          changes: {
            amount: { before: '1500.00', after: '1750.00' },
            end_competence_month: { before: null, after: '2026-12' },
          },
        },
      });
      const cleared = await calls.edit(rule.id, { clear_end_competence_month: true });
      expect(cleared.end_competence_month).toBeNull();
    });

    it('for months to come: entries stay, and the start month is fixed once there is one', async () => {
      const rule = await calls.recur();
      expect(await calls.edit(rule.id, { start_competence_month: '2026-02' })).toMatchObject({
        next_competence_month: '2026-02',
      });
      await calls.generate('2026-03');
      expect(await refusalCode(calls.edit(rule.id, { start_competence_month: '2026-01' }))).toBe(
        'START_COMPETENCE_LOCKED',
      );
      await calls.edit(rule.id, { start_competence_month: '2026-02', amount: '2000.00' });
      await calls.generate('2026-04');
      expect((await calls.movements('2026-03')).items).toMatchObject([{ amount: '1500.00' }]);
      expect((await calls.movements('2026-04')).items).toMatchObject([{ amount: '2000.00' }]);
      // Before months that were generated: their entries remain.
      await calls.edit(rule.id, { end_competence_month: '2026-02' });
      expect((await calls.movements('2026-04')).total).toBe(1);
    });

    it('checks in a fixed order, and stores nothing of what it refuses', async () => {
      const rule = await calls.recur();
      const all = { payer_participant_id: 'ana', split_config: {}, end_competence_month: '2026-01' };
      expect(await refusalCode(calls.edit(randomUUID(), all))).toBe('INVALID_REQUEST');
      const { code, details } = await refusal(calls.edit('FCA2F2EE-2CA8-45F4-A5F4-4CF0082A4F91', { amount: '1.00' }));
      expect([code, details]).toEqual(['RECURRENCE_NOT_FOUND', { recurrence_id: expect.stringMatching(/fca2f2ee/i) }]);
      const { payer_participant_id: _, ...others } = all;
      expect(await refusalCode(calls.edit(rule.id, others))).toBe('UNSUPPORTED_SPLIT');
      expect(await refusalCode(calls.edit(rule.id, { end_competence_month: '2026-01' }))).toBe('END_BEFORE_START');
      expect(await stored(rule.id)).toEqual(rule);
      await calls.end(rule.id);
      expect(await refusalCode(calls.edit(rule.id, others))).toBe('RECURRENCE_ENDED');
      expect(await eventTypes()).toEqual(['recurrence_created', 'recurrence_ended']);
    });
  });

  it('change state as the contract allows', async () => {
    const refusesAs = 'INVALID_RECURRENCE_STATE_TRANSITION';
    const { id } = await calls.recur();
    expect(await refusalCode(calls.reactivate(id))).toBe(refusesAs);
    expect(await calls.pause(id, { reason: 'férias' })).toMatchObject({
      status: 'paused',
      next_competence_month: '2026-03',
    });
    expect(await refusalCode(calls.pause(id))).toBe(refusesAs);
    expect(await calls.edit(id, { amount: '1.00' })).toMatchObject({ status: 'paused', amount: '1.00' });
    expect(await calls.reactivate(id)).toMatchObject({ status: 'active' });
    await calls.pause(id);
    expect(await calls.end(id)).toMatchObject({ status: 'ended', end_competence_month: null });
    for (const again of [calls.pause, calls.reactivate, calls.end])
      expect(await refusalCode(again(id))).toBe(refusesAs);
    for (const call of [calls.pause, calls.reactivate, calls.end]) {
      expect(await refusalCode(call(randomUUID()))).toBe('RECURRENCE_NOT_FOUND');
    }
    const events = await recordedEvents(store, home);
    expect(events.map(({ type, payload }) => [type, payload])).toEqual([
      ['recurrence_created', {}],
      ['recurrence_paused', { reason: 'férias' }],
      ['recurrence_updated', { changes: { amount: { before: '1500.00', after: '1.00' } } }],
      ['recurrence_reactivated', {}],
      ['recurrence_paused', { reason: null }],
      ['recurrence_ended', { end_competence_month: null }],
    ]);
  });

  it('end with a month in their range only', async () => {
    const rule = await calls.recur({ end_competence_month: '2026-08' });
    expect(await refusalCode(calls.end(rule.id, { end_competence_month: '2026-02' }))).toBe('END_BEFORE_START');
    expect(await refusalCode(calls.end(rule.id, { end_competence_month: '2026-09' }))).toBe('END_AFTER_CURRENT_END');
    expect(await stored(rule.id)).toEqual(rule);
    expect(await calls.end(rule.id, { end_competence_month: '2026-05' })).toMatchObject({
      status: 'ended',
      end_competence_month: '2026-05',
    });
  });

  it('record every concurrent edit, and keep the last', async () => {
    const { id } = await calls.recur();
    const amounts = ['1.00', '2.00', '3.00', '4.00', '5.00'];
    await Promise.all(amounts.map((amount) => calls.edit(id, { amount })));
    const changes = (await recordedEvents(store, home)).slice(1).map(({ payload }) => payload['changes']) as {
      amount: { before: string; after: string };
    }[];
    const seen = ['1500.00', ...changes.map(({ amount }) => amount.after)];
    expect(changes.map(({ amount }) => amount.before)).toEqual(seen.slice(0, -1));
    expect([...seen.slice(1)].sort()).toEqual(amounts);
    expect((await stored(id))?.amount).toBe(seen.at(-1));
  });
});
