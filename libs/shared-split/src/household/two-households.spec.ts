import { refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { renameParticipant } from './rename-participant';
import { showHousehold } from './show-household';
import { startHousehold } from './start-household';

// The same names, months and external ids on both sides: only the household distinguishes them.
describe('two households', () => {
  let store: SplitStore;
  let homes: readonly [TestHousehold, TestHousehold];
  let ours: ReturnType<typeof callsOf>;
  let theirs: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  beforeEach(async () => {
    homes = [await store.household(), await store.household()];
    [ours, theirs] = [callsOf(homes[0]), callsOf(homes[1])];
  });
  afterAll(() => store.drop());

  it('list and add up their own movements', async () => {
    const bought = await ours.purchase({ external_id: 'x-1' });
    expect(await theirs.movements('2026-02')).toMatchObject({ items: [], total: 0 });
    expect((await theirs.month('2026-02')).month.total_gross).toBe('0.00');
    await theirs.purchase({ external_id: 'x-1', amount: '7.00' });
    expect((await ours.movements('2026-02', { external_id: 'x-1' })).items).toEqual([bought]);
    expect((await ours.month('2026-02')).month.total_gross).toBe('10.00');
  });

  it('refund their own purchases', async () => {
    const { id } = await ours.purchase({ external_id: 'x-1' });
    expect(await refusalCode(theirs.refund({ original_purchase_id: id }))).toBe('PURCHASE_NOT_FOUND');
    expect(await refusalCode(theirs.refund({ original_purchase_external_id: 'x-1' }))).toBe('PURCHASE_NOT_FOUND');
  });

  it('see and change their own rules', async () => {
    const rule = await ours.recur();
    expect(await theirs.recurrences()).toMatchObject({ items: [], total: 0 });
    const changes = [
      () => theirs.edit(rule.id, { amount: '1.00' }),
      () => theirs.pause(rule.id),
      () => theirs.reactivate(rule.id),
      () => theirs.end(rule.id),
    ];
    for (const change of changes) expect(await refusalCode(change())).toBe('RECURRENCE_NOT_FOUND');
    expect((await ours.recurrences()).items).toEqual([rule]);
  });

  it('generate their own entries', async () => {
    const rule = await ours.recur();
    expect(await theirs.generate('2026-03')).toMatchObject({ processed_rules: 0 });
    expect((await theirs.month('2026-03', { auto_generate: true })).generation).toMatchObject({ processed_rules: 0 });
    expect((await ours.recurrences()).items).toEqual([rule]);
    await theirs.recur();
    expect(await theirs.generate('2026-03')).toMatchObject({ processed_rules: 1, generated_count: 1 });
    expect((await ours.movements('2026-03')).total).toBe(0);
  });

  it('name their own people', async () => {
    await ours.purchase();
    await theirs.purchase();
    await renameParticipant(homes[0], { id: 'elias', new_id: 'rui', display_name: 'Rui' });
    await startHousehold(homes[0], [
      { id: 'rui', displayName: 'Rui' },
      { id: 'ana', displayName: 'Ana' },
    ]);
    expect((await theirs.participants()).participants.map(({ id }) => id)).toEqual(['elias', 'leticia']);
    expect((await theirs.movements('2026-02')).items).toMatchObject([{ payer_participant_id: 'elias' }]);
    expect((await showHousehold(homes[1])).map(({ id }) => id)).toEqual(['elias', 'leticia']);
    expect((await showHousehold(homes[0])).map(({ id }) => id)).toEqual(['ana', 'leticia', 'rui']);
  });

  it('have clocks of their own', async () => {
    homes[0].time.now += 86_400_000;
    const ahead = await ours.purchase();
    const behind = await theirs.purchase();
    expect(Date.parse(ahead.created_at) - Date.parse(behind.created_at)).toBe(86_400_000);
  });
});
