import { yearMonth } from '@bursar/calendar';

import { insertMovement } from '../store/insert-movement';
import { callsOf } from '../testing/household-calls';
import { refusalCode } from '../testing/expect-refusal';
import { recordedEvents } from '../testing/recorded-events';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { startHousehold } from '../household/start-household';

describe('failures while generating a month', () => {
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

  const entries = async (month: string) => (await calls.movements(month)).items;
  const rule = async (id: string) => (await calls.recurrences()).items.find((each) => each.id === id);

  describe('block', () => {
    const ELIAS_AND_ANA = [
      { id: 'elias', displayName: 'Elias' },
      { id: 'ana', displayName: 'Ana' },
    ] as const;

    it('rules of an inactive payer, recorded once until the rule is edited', async () => {
      const { id } = await calls.recur({ payer_participant_id: 'leticia' });
      await calls.recur();
      await startHousehold(home, ELIAS_AND_ANA);
      const blocked = await calls.generate('2026-03');
      expect(blocked).toMatchObject({ processed_rules: 2, generated_count: 1, blocked_count: 1 });
      expect(blocked.blocked_items).toEqual([
        { recurrence_id: id, code: 'PARTICIPANT_INACTIVE', message: expect.any(String) },
      ]);
      const again = await calls.generate('2026-03', { includeBlockedDetails: false });
      expect(again).toMatchObject({ processed_rules: 2, ignored_count: 1, blocked_count: 1, blocked_items: [] });
      const blocks = (await recordedEvents(store, home)).filter(({ type }) => type === 'recurrence_blocked');
      expect(blocks.map(({ actorId, payload }) => [actorId, payload])).toEqual([
        [null, { competence_month: '2026-03', code: 'PARTICIPANT_INACTIVE' }],
      ]);
      await calls.edit(id, { payer_participant_id: 'ana' });
      expect(await calls.generate('2026-03')).toMatchObject({ generated_count: 1, blocked_count: 0 });
    });

    it('a split that this version does not support', async () => {
      const { id } = await calls.recur();
      await store.database.run(
        (
          connection,
        ) => connection.query`update shared_split.recurrences set split_config = ${JSON.stringify({ type: 'weighted' })}::jsonb
          where household_id = ${home.householdId} and recurrence_id = ${id}`,
      );
      expect((await calls.generate('2026-03', { dryRun: true })).blocked_items).toMatchObject([
        { code: 'INVALID_SPLIT_CONFIG' },
      ]);
      expect(await calls.generate('2026-03')).toMatchObject({ blocked_count: 1 });
      expect(await rule(id)).toMatchObject({ next_competence_month: '2026-03' });
    });
  });

  /** From now on the database refuses one entry. */
  const refuseImpossible = (state: string) =>
    store.database.run((connection) =>
      connection.script(`
        create or replace function shared_split.refuse() returns trigger language plpgsql as $$
          begin raise 'no' using errcode = '${state}'; end $$;
        create or replace trigger refuse before insert on shared_split.movements for each row
          when (new.description = 'impossível') execute function shared_split.refuse()`),
    );
  const allowAll = () =>
    store.database.run((connection) => connection.script('drop trigger refuse on shared_split.movements'));

  it.each([
    ['a constraint', '23514'],
    ['an unknown error', 'P0001'],
  ])('skip a rule that %s refuses, and the next run generates its entry', async (_name, state) => {
    await refuseImpossible(state);
    const first = await calls.recur();
    const failing = await calls.recur({ description: 'impossível' });
    const last = await calls.recur({ amount: '3.00' });
    expect(await calls.generate('2026-03')).toMatchObject({
      processed_rules: 3,
      generated_count: 2,
      ignored_count: 0,
      blocked_count: 0,
      failed_count: 1,
      blocked_items: [],
    });
    const happened = (await recordedEvents(store, home)).slice(3);
    expect(happened.map(({ type, recurrenceId }) => [type, recurrenceId])).toEqual([
      ['recurrence_generated', first.id],
      ['recurrence_failed', failing.id],
      ['recurrence_generated', last.id],
    ]);
    await allowAll();
    expect(await calls.generate('2026-03')).toMatchObject({ processed_rules: 3, generated_count: 1, ignored_count: 2 });
  });

  it('end the run when the database is unavailable, and the next run completes the month', async () => {
    await calls.recur();
    await calls.recur({ description: 'impossível' });
    await calls.recur();
    await refuseImpossible('53100');
    expect(await refusalCode(calls.generate('2026-03'))).toBe('SERVICE_UNAVAILABLE');
    await allowAll();
    expect((await recordedEvents(store, home)).map(({ type }) => type)).not.toContain('recurrence_failed');
    expect(await calls.generate('2026-03')).toMatchObject({ processed_rules: 3, generated_count: 2, ignored_count: 1 });
  });

  it('link an entry that exists without its occurrence, of any payer', async () => {
    const { id } = await calls.recur();
    const { id: otherEntry } = await calls.purchase();
    const movementId = otherEntry.replace(/^.{8}/, '00000000');
    await home.database.transaction(async (tx) =>
      insertMovement(tx, home.householdId, {
        id: movementId,
        type: 'purchase',
        amount: 1n,
        description: 'Aluguel',
        occurredAt: Date.parse('2026-03-05T15:00:00Z'),
        competenceMonth: yearMonth('2026-03'),
        payerId: 'leticia',
        requestedById: 'elias',
        externalId: `recurrence:${id}:2026-03`,
        originalPurchaseId: null,
        createdAt: home.time.now,
      }),
    );
    expect(await calls.generate('2026-03')).toMatchObject({ processed_rules: 1, generated_count: 1 });
    expect((await entries('2026-03')).map((entry) => entry.id)).toEqual([movementId]);
    expect(await rule(id)).toMatchObject({ first_generated_competence_month: '2026-03' });
    expect(await calls.generate('2026-03')).toMatchObject({ ignored_count: 1 });
  });
});
