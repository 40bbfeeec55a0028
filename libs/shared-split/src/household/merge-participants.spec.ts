import { createSharedSplit } from '../shared-split';
import { loadHousehold } from '../command-line/household-administration';
import { refusal, refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { get, sendAs } from '../testing/rest-requests';
import { startHousehold } from './start-household';

const ANA_AND_RUI = [
  { id: 'ana', displayName: 'Ana' },
  { id: 'rui', displayName: 'Rui' },
] as const;
const ELIAS_AND_ANA = [{ id: 'elias', displayName: 'Elias' }, ANA_AND_RUI[0]] as const;

describe('a household whose people change', () => {
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

  const people = () => loadHousehold({ database: store.database, clock: home.clock, householdId: home.householdId });

  it('answers nothing while a changed variable would retire somebody who has paid, and loses nothing', async () => {
    const { id } = await calls.purchase();
    await calls.correct(id, 'void');
    await calls.recur();
    const { code, details, message } = await refusal(startHousehold(home, ANA_AND_RUI));
    expect([code, details]).toEqual([
      'DOMAIN_INVARIANT_VIOLATION',
      {
        reason: 'PARTICIPANTS_CHANGED',
        configured: ['ana', 'rui'],
        stored: ['elias', 'leticia'],
        retired: [
          { participant_id: 'elias', movements: 1, recurrences: 1, settlements: 0 },
          { participant_id: 'leticia', movements: 0, recurrences: 0, settlements: 0 },
        ],
      },
    ]);
    expect(message).toMatch(/bursar household rename.*bursar household merge/);
    const domain = createSharedSplit({ database: store.database, clock: home.clock, participants: ANA_AND_RUI });
    for (const path of ['/v1/participants', '/v1/recurrences', '/v1/months/2026/2/summary', '/v1/balance']) {
      expect((await sendAs(domain, home.householdId)(get(path))).status).toBe(422);
    }
    const administration = await people();
    await administration.rename('elias', 'ana', 'Ana');
    await administration.rename('leticia', 'rui', 'Rui');
    expect((await sendAs(domain, home.householdId)(get('/v1/participants'))).status).toBe(200);
  });

  it('moves the records of a former participant to another one, after a preview, balances included', async () => {
    await calls.purchase({ amount: '10.00', split_config: { type: 'weights', weights: { elias: 1, leticia: 3 } } });
    await startHousehold(home, ELIAS_AND_ANA);
    await calls.purchase({ amount: '7.00', payer_participant_id: 'ana', requested_by_participant_id: 'ana' });
    await store.database.run(
      (
        connection,
      ) => connection.query`update shared_split.movements set payer_id = 'leticia', requested_by_id = 'leticia'
        where household_id = ${home.householdId} and payer_id = 'ana'`,
    );
    expect(await refusalCode(calls.month('2026-02'))).toBe('PAYER_NOT_IN_HOUSEHOLD');
    const administration = await people();
    const moved = { movements: 1, recurrences: 0, settlements: 0 };
    expect(await administration.merge('leticia', 'ana', { isPreview: true })).toEqual(moved);
    expect(await refusalCode(calls.month('2026-02'))).toBe('PAYER_NOT_IN_HOUSEHOLD');
    expect(await administration.merge('leticia', 'ana', { isPreview: false })).toEqual(moved);
    expect((await calls.month('2026-02')).month.transfer).toMatchObject({
      amount: '4.00',
      debtor_participant_id: 'ana',
    });
    expect((await calls.balance()).transfer).toMatchObject({ amount: '4.00', debtor_participant_id: 'ana' });
    expect(await administration.show()).toMatchObject([
      { id: 'ana', isActive: true, records: { movements: 1 } },
      { id: 'elias', isActive: true },
      { id: 'leticia', isActive: false, records: { movements: 0 } },
    ]);
  });

  it('refuses to merge the two, unknown ids, and records that would collide', async () => {
    await calls.purchase({ external_id: 'one' });
    const administration = await people();
    const fieldsOf = async (id: string, into: string) =>
      (
        (await refusal(administration.merge(id, into, { isPreview: false }))).details['errors'] as { field: string }[]
      ).map(({ field }) => field);
    expect(await fieldsOf('elias', 'leticia')).toEqual(['id']);
    expect(await fieldsOf('nobody', 'elias')).toEqual(['id']);
    expect(await fieldsOf('elias', 'nobody')).toEqual(['into_id']);
    expect(await fieldsOf('elias', 'elias')).toEqual(['into_id']);
    await startHousehold(home, ELIAS_AND_ANA);
    await store.database.run(
      (
        connection,
      ) => connection.query`insert into shared_split.movements (household_id, movement_id, type, amount_cents,
        description, folded_description, occurred_at, competence_month, payer_id, requested_by_id, external_id, created_at)
        select household_id, gen_random_uuid(), type, amount_cents, description, folded_description, occurred_at,
          competence_month, 'leticia', 'leticia', external_id, created_at
        from shared_split.movements where household_id = ${home.householdId}`,
    );
    expect(await fieldsOf('leticia', 'elias')).toEqual(['id']);
    expect((await administration.show()).find(({ id }) => id === 'leticia')).toMatchObject({
      records: { movements: 1 },
    });
  });
});
