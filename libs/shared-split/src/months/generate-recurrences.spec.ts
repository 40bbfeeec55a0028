import { sql } from 'drizzle-orm';

import { refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { recordedEvents } from '../testing/recorded-events';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';

describe('generating a month', () => {
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

  const NOTHING = {
    processed_rules: 0,
    generated_count: 0,
    ignored_count: 0,
    blocked_count: 0,
    failed_count: 0,
    blocked_items: [],
  };
  const entries = async (month: string) => (await calls.movements(month)).items;
  const rule = async (id: string) => (await calls.recurrences()).items.find((each) => each.id === id);
  const rowVersions = async () => {
    const tables = ['households', 'movements', 'recurrences', 'recurrence_occurrences', 'recurrence_events'];
    const versions = tables.map((table) =>
      store.database.run((connection) => {
        const from = sql.raw(`shared_split.${table}`);
        return connection.query(
          sql`select xmin::text, ctid::text from ${from} where household_id = ${home.householdId} order by 2`,
        );
      }),
    );
    return JSON.stringify(await Promise.all(versions));
  };

  it('generates the entry of every rule, dated on its day, at noon', async () => {
    const { id } = await calls.recur({ reference_day: 31, requested_by_participant_id: 'leticia' });
    await calls.recur({ start_competence_month: '2026-05' });
    expect(await calls.generate('2026-04', { requestedById: 'elias' })).toEqual({
      ...NOTHING,
      competence_month: '2026-04',
      processed_rules: 1,
      generated_count: 1,
    });
    const [entry, ...more] = await entries('2026-04');
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      type: 'purchase',
      amount: '1500.00',
      description: 'Aluguel',
      occurred_at: '2026-04-30T12:00:00-03:00',
      payer_participant_id: 'elias',
      requested_by_participant_id: 'leticia',
      external_id: `recurrence:${id}:2026-04`,
    });
    expect((await recordedEvents(store, home)).at(-1)).toEqual({
      type: 'recurrence_generated',
      recurrenceId: id,
      occurrenceId: expect.any(String),
      actorId: 'elias',
      at: home.time.now,
      payload: { competence_month: '2026-04', movement_id: entry?.id },
    });
  });

  it('writes nothing the second time', async () => {
    await calls.recur();
    await calls.generate('2026-03');
    const before = await rowVersions();
    expect(await calls.generate('2026-03')).toMatchObject({ ...NOTHING, processed_rules: 1, ignored_count: 1 });
    expect(await rowVersions()).toBe(before);
  });

  it('writes nothing in a dry run, and returns what a real one would do', async () => {
    await calls.recur();
    await calls.recur();
    const before = await rowVersions();
    const tried = await calls.generate('2026-03', { dryRun: true });
    expect(await rowVersions()).toBe(before);
    expect(tried).toMatchObject({ ...NOTHING, processed_rules: 2, generated_count: 2 });
    expect(await calls.generate('2026-03')).toEqual(tried);
  });

  it('leaves earlier months open, and names the earliest gap as the next month', async () => {
    const { id } = await calls.recur({ end_competence_month: '2026-05' });
    const markers = (first: string | null, last: string | null, next: string) => ({
      first_generated_competence_month: first,
      last_processed_competence_month: last,
      next_competence_month: next,
    });
    await calls.generate('2026-04');
    expect(await rule(id)).toMatchObject(markers('2026-04', '2026-04', '2026-03'));
    await calls.generate('2026-03');
    expect(await rule(id)).toMatchObject(markers('2026-03', '2026-04', '2026-05'));
    await calls.generate('2026-05');
    await calls.generate('2026-06');
    expect(await rule(id)).toMatchObject(markers('2026-03', '2026-05', '2026-06'));
    expect(await entries('2026-06')).toEqual([]);
  });

  it('skips paused rules, and generates the months of the pause afterwards', async () => {
    const { id } = await calls.recur();
    await calls.pause(id);
    expect(await calls.generate('2026-03')).toMatchObject(NOTHING);
    await calls.reactivate(id);
    expect(await calls.generate('2026-03')).toMatchObject({ generated_count: 1 });
  });

  it('stops with an immediate end, and goes on up to the month of a later end', async () => {
    const atOnce = await calls.recur({ end_competence_month: '2026-12' });
    const named = await calls.recur();
    await calls.generate('2026-04');
    await calls.end(atOnce.id);
    await calls.end(named.id, { end_competence_month: '2026-06' });
    const generated = async (month: string) => (await calls.generate(month)).generated_count;
    expect([await generated('2026-03'), await generated('2026-06'), await generated('2026-07')]).toEqual([1, 1, 0]);
    expect(await calls.generate('2026-04')).toMatchObject({ processed_rules: 1, ignored_count: 1 });
  });

  it('generates each entry once in two concurrent runs, and both succeed', async () => {
    for (let index = 0; index < 8; index += 1) await calls.recur({ description: `regra ${index}` });
    const runs = await Promise.all([1, 2, 3].map(() => calls.generate('2026-03')));
    for (const run of runs) {
      expect(run).toMatchObject({ processed_rules: 8, blocked_count: 0, failed_count: 0 });
      expect(run.generated_count + run.ignored_count).toBe(8);
    }
    expect(runs.reduce((sum, run) => sum + run.generated_count, 0)).toBe(8);
    expect(await entries('2026-03')).toHaveLength(8);
    expect((await recordedEvents(store, home)).filter(({ type }) => type === 'recurrence_generated')).toHaveLength(8);
  });

  it('generates a rule’s entry or ends the rule when both happen concurrently, never half of each', async () => {
    const rules = await Promise.all(Array.from({ length: 5 }, () => calls.recur()));
    const [run] = await Promise.all([calls.generate('2026-03'), ...rules.map(({ id }) => calls.end(id))]);
    expect(run).toMatchObject({ blocked_count: 0, failed_count: 0 });
    expect(await entries('2026-03')).toHaveLength(run.generated_count);
    const generated = (await calls.recurrences()).items.filter(
      (each) => each.first_generated_competence_month !== null,
    );
    expect(generated).toHaveLength(run.generated_count);
  });

  it('covers all rules, more than fit on a page', async () => {
    for (let index = 0; index < 201; index += 1) await calls.recur({ amount: '1.00' });
    expect(await calls.generate('2026-03')).toMatchObject({ processed_rules: 201, generated_count: 201 });
    expect((await calls.month('2026-03')).month.total_gross).toBe('201.00');
  });

  it('is requested by people of the household', async () => {
    expect(await refusalCode(calls.generate('2026-03', { requestedById: 'ana' }))).toBe('INVALID_REQUEST');
  });
});
