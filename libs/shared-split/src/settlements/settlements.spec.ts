import { randomUUID } from 'node:crypto';

import { refusal, refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';

describe('settlements', () => {
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

  const rent = (raw: object = {}) =>
    calls.recur({ start_competence_month: '2026-02', payer_participant_id: 'leticia', ...raw });

  it('tell of one like it, of the same day in São Paulo, unless they have an external id', async () => {
    const pix = { occurred_at: '2026-02-10T23:59:59' };
    const { settlement } = await calls.settle(pix);
    const similar = async (raw: object) =>
      (await calls.settled({ ...pix, ...raw })).similar?.settlement_ids.slice(0, 1);
    expect(await similar({ amount: '10.01' })).toBeUndefined();
    expect(await similar({ occurred_at: '2026-02-11' })).toBeUndefined();
    expect(await similar({ payer_participant_id: 'leticia' })).toBeUndefined();
    expect(await similar({ external_id: 'pix' })).toBeUndefined();
    expect(await similar({ occurred_at: '2026-02-10' })).toEqual([settlement.id]);
  });

  it('of nothing, which close months that are even, are no repetition', async () => {
    const even = { amount: '0.00', occurred_at: '2026-02-11' };
    const first = await calls.settled({ ...even, closes_competence_month: '2025-11' });
    const second = await calls.settled({ ...even, closes_competence_month: '2025-12' });
    expect([first, second].map(({ recorded }) => recorded.closed_month?.competence_month)).toEqual([
      '2025-11',
      '2025-12',
    ]);
    expect([first.similar, second.similar]).toEqual([undefined, undefined]);
  });

  it('close a month with what is due, and no run touches it again', async () => {
    await rent({ amount: '100.00' });
    const paid = await calls.settle({ amount: '50.00', closes_competence_month: '2026-02' });
    expect(paid.closed_month).toMatchObject({ total_gross: '100.00', transfer: { amount: '50.00' } });
    expect(paid.balance.transfer.amount).toBe('0.00');
    await rent({ amount: '7.00' });
    expect(await calls.generate('2026-02')).toMatchObject({ processed_rules: 2, generated_count: 0, ignored_count: 2 });
    const late = await calls.created({ amount: '10.00', occurred_at: '2026-02-20' });
    expect(late.closed).toMatchObject({ settlement_id: paid.settlement.id, changed_by: '5.00' });
    expect((await calls.month('2026-02')).closed).toMatchObject({
      changed_by: '5.00',
      closed_transfer: { amount: '50.00' },
    });
    expect((await calls.month('2026-02')).pending).toBeUndefined();
    const { months, pending } = await calls.balance({ through_competence_month: '2026-02' });
    expect([months.items, pending]).toMatchObject([[{ changed_by: '5.00' }], null]);
    await calls.correct(paid.settlement.id, 'void');
    expect((await calls.month('2026-02')).pending).toMatchObject({ count: 1, total: '7.00' });
    await calls.correct(paid.settlement.id, 'restore');
    expect((await calls.month('2026-02')).closed).toMatchObject({ changed_by: '5.00' });
  });

  it('close nothing while a rule is blocked or refused', async () => {
    const { id } = await rent();
    await store.database.run(
      (connection) => connection.query`update shared_split.recurrences set split_config = '{"type":"odd"}'::jsonb
        where household_id = ${home.householdId}`,
    );
    const blocked = await refusal(calls.settle({ closes_competence_month: '2026-02' }));
    expect(blocked.details).toMatchObject({ reason: 'RECURRENCES_BLOCKED', recurrence_ids: [id] });
    await calls.edit(id, { split_config: { type: 'equal' }, description: 'impossível' });
    const other = await rent();
    await store.database.run((connection) =>
      connection.script(`
        create or replace function shared_split.refuse() returns trigger language plpgsql as $$
          begin raise 'no' using errcode = '23514'; end $$;
        create trigger refuse before insert on shared_split.movements for each row
          when (new.description = 'impossível') execute function shared_split.refuse()`),
    );
    const refused = await refusal(calls.settle({ closes_competence_month: '2026-02' }));
    await store.database.run((connection) => connection.script('drop trigger refuse on shared_split.movements'));
    expect(refused.details).toMatchObject({ reason: 'RECURRENCES_BLOCKED', recurrence_ids: [id] });
    expect((await calls.balance()).settlements.total).toBe(0);
    expect((await calls.movements('2026-02')).total).toBe(0);
    await calls.end(other.id);
    await calls.settle({ closes_competence_month: '2026-02' });
  });

  it('of an opening balance there is one, which a void makes room for', async () => {
    const opening = { kind: 'opening', amount: '12.00' };
    const { settlement } = await calls.settle(opening);
    expect(await refusalCode(calls.settle({ ...opening, amount: '5.00' }))).toBe('OPENING_EXISTS');
    await calls.correct(settlement.id, 'void');
    await calls.settle({ ...opening, amount: '5.00' });
    expect(await refusalCode(calls.correct(settlement.id, 'restore'))).toBe('OPENING_EXISTS');
    expect((await calls.balance()).participants).toMatchObject([{ opening: '5.00' }, { opening: '-5.00' }]);
  });

  it('are corrected as a whole, and not replaced', async () => {
    const { settlement } = await calls.settle({ external_id: 'pix-1' });
    expect((await refusal(calls.correct(settlement.id, 'replace', { amount: '1.00' }))).details).toMatchObject({
      errors: [{ field: 'action' }],
    });
    expect(await calls.correct(settlement.id, 'void', { dry_run: true })).toMatchObject({
      original: { status: 'voided' },
    });
    expect((await calls.balance()).settlements.total).toBe(1);
    await calls.correct(settlement.id, 'void');
    await calls.settle({ external_id: 'pix-1' });
    const { details } = await refusal(calls.correct(settlement.id, 'restore'));
    expect(details).toEqual({ external_id: 'pix-1', settlement_id: expect.not.stringContaining(settlement.id) });
    expect((await calls.history(settlement.id)).map(({ action }) => action)).toEqual(['create', 'void']);
    expect(await refusalCode(calls.history(randomUUID()))).toBe('NOT_FOUND');
  });

  it('show the balance with everything that is pending, by month', async () => {
    await rent({ amount: '100.00', start_competence_month: '2025-12' });
    await calls.purchase({ amount: '42.00' });
    const { transfer, pending } = await calls.balance();
    expect(transfer).toMatchObject({ amount: '21.00', debtor_participant_id: 'leticia' });
    expect(pending).toMatchObject({
      count: 3,
      total: '300.00',
      items: [
        { competence_month: '2025-12', date: '2025-12-05', due: true },
        { competence_month: '2026-01' },
        { competence_month: '2026-02', date: '2026-02-05', due: true },
      ],
      projected: { transfer: { amount: '129.00', debtor_participant_id: 'elias', creditor_participant_id: 'leticia' } },
    });
    for (const month of ['2025-12', '2026-01', '2026-02']) await calls.generate(month);
    expect(await calls.balance()).toMatchObject({ pending: null, ...pending?.projected });
  });

  it.each([
    ['closings of a month', { closes_competence_month: '2026-02' }, 'MONTH_ALREADY_CLOSED'],
    ['payments with one external id', { external_id: 'pix' }, 'DUPLICATE_EXTERNAL_ID'],
    ['opening balances', { kind: 'opening' }, 'OPENING_EXISTS'],
  ])('of ten %s at once one is stored', async (_what, raw, code) => {
    await rent();
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () =>
        calls.settle(raw).then(
          () => 'stored',
          (error) => error.details.reason ?? error.code,
        ),
      ),
    );
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === code)).toHaveLength(9);
    expect((await calls.balance()).settlements.total).toBe(1);
  });
});
