import { renameInEvents } from '../store/rename-participant';
import { parseParticipantPair, type ParticipantPair } from '../model/participant-pair';
import { refusal, refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore } from '../testing/split-store';
import { renameParticipant } from './rename-participant';
import { showHousehold } from './show-household';
import { startHousehold } from './start-household';

const RUI_AND_BIA: ParticipantPair = [
  { id: 'rui', displayName: 'Rui' },
  { id: 'bia', displayName: 'Bia' },
];

describe('a household', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  describe('when it starts', () => {
    it('is Elias and Letícia by default, in this order', async () => {
      const home = store.unstarted();
      expect(await startHousehold(home)).toBe('named-by-default');
      expect(await startHousehold(home)).toBe('unchanged');
      expect(await callsOf(home).participants()).toEqual({
        participants: [
          { id: 'elias', display_name: 'Elias', is_active: true },
          { id: 'leticia', display_name: 'Letícia', is_active: true },
        ],
      });
    });

    it('is the given two, and keeps the others as inactive', async () => {
      const home = await store.household();
      await startHousehold(home, RUI_AND_BIA);
      await startHousehold(home, RUI_AND_BIA);
      expect((await callsOf(home).participants()).participants.map(({ id }) => id)).toEqual(['bia', 'rui']);
      expect((await showHousehold(home)).map(({ id, isActive }) => [id, isActive])).toEqual([
        ['bia', true],
        ['elias', false],
        ['leticia', false],
        ['rui', true],
      ]);
      expect(await startHousehold(home)).toBe('unchanged');
      expect((await callsOf(home).participants()).participants.map(({ id }) => id)).toEqual(['bia', 'rui']);
    });

    it('accepts other names, and reactivates people', async () => {
      const home = await store.household(RUI_AND_BIA);
      await startHousehold(home, [
        { id: 'rui', displayName: 'Rui Barbosa' },
        { id: 'ana', displayName: 'Ana' },
      ]);
      await startHousehold(home, RUI_AND_BIA);
      expect(await showHousehold(home)).toMatchObject([
        { id: 'ana', displayName: 'Ana', isActive: false },
        { id: 'bia', displayName: 'Bia', isActive: true },
        { id: 'rui', displayName: 'Rui', isActive: true },
      ]);
    });

    it('is started once by many concurrent starts', async () => {
      const home = store.unstarted();
      const starts = await Promise.all(Array.from({ length: 6 }, () => startHousehold(home)));
      expect(starts.filter((start) => start === 'named-by-default')).toHaveLength(1);
      expect(await showHousehold(home)).toHaveLength(2);
    });
  });

  it('without two active participants refuses every operation', async () => {
    const home = store.unstarted();
    const unknownId = '7d9f1c1e-3b0a-4c55-9a51-0f5d8b1c2e33';
    const calls = callsOf(home);
    const works: (() => Promise<unknown>)[] = [
      calls.participants,
      calls.purchase,
      () => calls.movements('2026-02'),
      calls.recur,
      calls.recurrences,
      () => calls.edit(unknownId, { amount: '1.00' }),
      () => calls.pause(unknownId),
      () => calls.reactivate(unknownId),
      () => calls.end(unknownId),
      () => calls.generate('2026-02'),
      () => calls.month('2026-02'),
      () => calls.month('2026-02', { auto_generate: true }),
    ];
    for (const work of works) expect(await refusalCode(work())).toBe('PARTICIPANTS_NOT_TWO');
    expect(await showHousehold(home)).toEqual([]);
  });

  describe('renames a participant', () => {
    /** As a process of the former version does: foreign keys carried the id along. */
    const renameAsFormerly: typeof renameParticipant = async (
      { database, householdId },
      { id, new_id, display_name },
    ) => {
      await database.transaction(async (sql) => {
        await sql.query`
          update shared_split.participants set participant_id = ${new_id}, display_name = ${display_name}
          where household_id = ${householdId} and participant_id = ${id}`;
        await renameInEvents(sql, householdId, id, new_id);
      });
    };

    it.each([
      ['this version', renameParticipant],
      ['the former version beside it', renameAsFormerly],
    ])('with the whole history, by a process of %s', async (_version, rename) => {
      const home = await store.household();
      const calls = callsOf(home);
      const bought = await calls.purchase({ external_id: 'x-1', payer_participant_id: 'elias' });
      const rule = await calls.recur({ payer_participant_id: 'leticia' });
      await calls.edit(rule.id, { payer_participant_id: 'elias' });
      await calls.generate('2026-03', { requestedById: 'elias' });

      await rename(home, { id: 'elias', new_id: 'rui', display_name: 'Rui' });

      expect((await calls.participants()).participants).toEqual([
        { id: 'leticia', display_name: 'Letícia', is_active: true },
        { id: 'rui', display_name: 'Rui', is_active: true },
      ]);
      const rui = { payer_participant_id: 'rui', requested_by_participant_id: 'rui' };
      expect((await calls.movements('2026-02')).items).toEqual([{ ...bought, ...rui }]);
      expect((await calls.movements('2026-03')).items).toMatchObject([rui]);
      expect((await calls.recurrences()).items).toMatchObject([rui]);
      expect((await calls.month('2026-02')).month.participants).toMatchObject([
        { participant_id: 'leticia', paid_total: '0.00' },
        { participant_id: 'rui', paid_total: '10.00' },
      ]);
      const events = await store.database.run(
        (connection) => connection.query`select type, actor_id, payload from shared_split.recurrence_events
          where household_id = ${home.householdId} order by sequence`,
      );
      expect(events.map((event) => event['actor_id'])).toEqual(['rui', 'rui', 'rui']);
      expect(JSON.stringify(events)).not.toContain('elias');
      expect(events[1]?.['payload']).toEqual({
        changes: { payer_participant_id: { before: 'leticia', after: 'rui' } },
      });
    });

    it('by display name alone', async () => {
      const home = await store.household();
      await renameParticipant(home, { id: 'elias', new_id: 'elias', display_name: 'Elias M.' });
      expect((await callsOf(home).participants()).participants[0]).toMatchObject({ display_name: 'Elias M.' });
    });

    it('only to an unused id, and only an existing participant', async () => {
      const home = await store.household();
      await startHousehold(home, RUI_AND_BIA);
      const rename = (id: string, new_id: string) =>
        refusal(renameParticipant(home, { id, new_id, display_name: 'Novo' })).then(({ details }) => details);
      expect(await rename('rui', 'elias')).toMatchObject({ errors: [{ field: 'new_id' }] });
      expect(await rename('rui', 'bia')).toMatchObject({ errors: [{ field: 'new_id' }] });
      expect(await rename('ana', 'zoe')).toMatchObject({ errors: [{ field: 'id' }] });
    });
  });
});

describe('the variable that names the two', () => {
  const pair = (...people: object[]) => parseParticipantPair(JSON.stringify(people));
  const rui = { id: 'rui', display_name: '  Rui ' };
  const bia = { id: 'bia-2_x', display_name: 'Bia' };

  it('is an array of two', () => {
    expect(pair(rui, bia)).toEqual([
      { id: 'rui', displayName: 'Rui' },
      { id: 'bia-2_x', displayName: 'Bia' },
    ]);
  });

  it.each([
    ['one', [rui]],
    ['three', [rui, bia, { id: 'ana', display_name: 'Ana' }]],
    ['the same twice', [rui, rui]],
    ['capital letters', [rui, { ...bia, id: 'Bia' }]],
    ['a long id', [rui, { ...bia, id: 'b'.repeat(33) }]],
    ['an empty name', [rui, { ...bia, display_name: ' ' }]],
    ['a long name', [rui, { ...bia, display_name: 'b'.repeat(121) }]],
    ['another field', [rui, { ...bia, is_active: true }]],
  ])('is not %s', (_name, people) => expect(pair(...people)).toBeUndefined());

  it.each(['', '{}', 'rui,bia', 'null', '[1,2]'])('is not %j', (text) =>
    expect(parseParticipantPair(text)).toBeUndefined(),
  );
});
