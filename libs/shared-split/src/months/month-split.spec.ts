import { sql } from 'drizzle-orm';
import fc from 'fast-check';

import { parseMinorUnits } from '@bursar/money';

import { refusal } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { recordedEvents } from '../testing/recorded-events';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';
import { startHousehold } from '../household/start-household';

const cents = (text: string) => parseMinorUnits(text) as bigint;

describe('the split of a month', () => {
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

  it('counts all purchases and refunds of the month, and of no other month', async () => {
    const { id } = await calls.purchase({ amount: '100.00', occurred_at: '2026-01-31T23:59:59' });
    await calls.purchase({ amount: '10.01', payer_participant_id: 'leticia' });
    await calls.refund({ original_purchase_id: id, amount: '30.00' });
    expect(await calls.month('2026-02')).toEqual({
      month: {
        competence_month: '2026-02',
        total_gross: '10.01',
        total_refunds: '30.00',
        total_net: '-19.99',
        participants: [
          { participant_id: 'elias', paid_total: '-30.00', share_due: '-9.99', net_balance: '-20.01' },
          { participant_id: 'leticia', paid_total: '10.01', share_due: '-10.00', net_balance: '20.01' },
        ],
        transfer: { amount: '20.01', debtor_participant_id: 'elias', creditor_participant_id: 'leticia' },
      },
      generation: undefined,
      names: new Map([
        ['elias', 'Elias'],
        ['leticia', 'Letícia'],
      ]),
    });
    expect((await calls.month('2026-03')).month).toMatchObject({
      total_net: '0.00',
      transfer: { amount: '0.00', debtor_participant_id: null, creditor_participant_id: null },
    });
  });

  it('adds up to the listed movements', async () => {
    const anyMovement = fc.record({
      isRefund: fc.boolean(),
      amount: fc.bigInt({ min: 1n, max: 999_999_999_999n }),
      payer_participant_id: fc.constantFrom('elias', 'leticia'),
      month: fc.constantFrom('2026-02', '2026-03'),
    });
    const text = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`;
    await fc.assert(
      fc.asyncProperty(fc.array(anyMovement, { maxLength: 12 }), async (movements) => {
        const family = callsOf(await store.household());
        for (const { isRefund, amount, month, ...payer } of movements) {
          const movement = { amount: text(amount), occurred_at: `${month}-07`, ...payer };
          const bought = await family.purchase({ ...movement, ...(isRefund && { occurred_at: '2026-01-01' }) });
          if (isRefund) await family.refund({ ...movement, original_purchase_id: bought.id });
        }
        for (const month of ['2026-01', '2026-02', '2026-03']) {
          const { items } = await family.movements(month);
          const split = (await family.month(month)).month;
          const sum = (type: string, payer?: string) =>
            items
              .filter((item) => item.type === type && (payer === undefined || item.payer_participant_id === payer))
              .reduce((total, item) => total + cents(item.amount), 0n);
          expect(cents(split.total_gross)).toBe(sum('purchase'));
          expect(cents(split.total_refunds)).toBe(sum('refund'));
          for (const { participant_id: id, paid_total } of split.participants) {
            expect(cents(paid_total)).toBe(sum('purchase', id) - sum('refund', id));
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it('generates the missing entries first with auto_generate, and returns the counts', async () => {
    const { id } = await calls.recur();
    expect((await calls.month('2026-03')).month.total_gross).toBe('0.00');
    const counts = { processed_rules: 1, generated_count: 1, ignored_count: 0, blocked_count: 0, failed_count: 0 };
    const first = await calls.month('2026-03', { auto_generate: true });
    expect(first).toMatchObject({ month: { total_gross: '1500.00' }, generation: counts });
    expect(first.generation).toEqual(counts);
    const second = await calls.month('2026-03', { auto_generate: true });
    expect(second).toMatchObject({
      month: first.month,
      generation: { ...counts, generated_count: 0, ignored_count: 1 },
    });
    expect((await recordedEvents(store, home)).at(-1)).toMatchObject({ recurrenceId: id, actorId: null });
  });

  it('is refused while a person outside the household has paid', async () => {
    await startHousehold(home, [
      { id: 'ana', displayName: 'Ana' },
      { id: 'elias', displayName: 'Elias' },
    ]);
    await calls.purchase({ payer_participant_id: 'ana' });
    // As an earlier version could leave it: nowadays nobody who has paid is retired.
    const replacePayer = (from: string, to: string) =>
      store.database.run(
        (connection) => connection.query`update shared_split.movements set payer_id = ${to}
          where household_id = ${home.householdId} and payer_id = ${from}`,
      );
    await replacePayer('ana', 'leticia');
    const { code, details } = await refusal(calls.month('2026-02'));
    expect([code, details]).toEqual([
      'DOMAIN_INVARIANT_VIOLATION',
      { reason: 'PAYER_NOT_IN_HOUSEHOLD', competence_month: '2026-02', payer_participant_id: 'leticia' },
    ]);
    expect((await calls.month('2026-03')).month.participants.map((each) => each.participant_id)).toEqual([
      'ana',
      'elias',
    ]);
    await replacePayer('leticia', 'ana');
    expect((await calls.month('2026-02')).month.total_gross).toBe('10.00');
  });

  it('and the list of it read one range of an index, in its order, regardless of other months', async () => {
    await store.database.run(async (connection) => {
      await connection.query`insert into shared_split.movements (household_id, movement_id, type, amount_cents, description,
          folded_description, occurred_at, competence_month, payer_id, requested_by_id, created_at)
        select ${home.householdId}, gen_random_uuid(), 'purchase', 1, 'x', 'x', n, '20' || lpad((n % 100)::text, 2, '0')
          || '-01', 'elias', 'elias', n from generate_series(1, 5000) n`;
      await connection.query`analyze shared_split.movements`;
    });
    const planOf = async (query: string) => {
      const where = `from shared_split.movements where household_id = '${home.householdId}' and competence_month = '2026-01'`;
      const explain = sql.raw(`explain ${query.replace('FROM', where)}`);
      const rows = await store.database.run((connection) => connection.query(explain));
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    };
    const range = /movements_of_a_month[^]*Index Cond: .*household_id.*competence_month/;
    expect(await planOf('select payer_id, sum(amount_cents) FROM group by payer_id')).toMatch(range);
    const list = await planOf('select * FROM order by occurred_at desc, created_at desc, sequence desc limit 50');
    expect(list).toMatch(range);
    expect(list).not.toContain('Sort');
  });
});
