import { randomUUID } from 'node:crypto';

import { refusal, refusalCode } from '../testing/expect-refusal';
import { callsOf } from '../testing/household-calls';
import { openSplitStore, type SplitStore, type TestHousehold } from '../testing/split-store';

const NONE = { amount: '0.00', debtor_participant_id: null, creditor_participant_id: null };
const owedBy = (debtor: string, creditor: string, amount: string) => ({
  amount,
  debtor_participant_id: debtor,
  creditor_participant_id: creditor,
});

describe('correcting', () => {
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

  const everything = async (month: string) => ({
    month: await calls.month(month),
    list: await calls.movements(month, { include_voided: true }),
    balance: await calls.balance({ through_competence_month: month }),
  });

  it('a void and an entry of the same again leave the sums, and the external id is free', async () => {
    await calls.purchase({ amount: '9.99', payer_participant_id: 'leticia' });
    const raw = { amount: '100.01', external_id: 'wpp-1', split_config: { type: 'only_other' } };
    const { id } = await calls.purchase(raw);
    const { month, balance } = await everything('2026-02');
    await calls.correct(id, 'void', { reason: '  em dobro ' });
    expect((await calls.month('2026-02')).month).toMatchObject({ total_gross: '9.99' });
    await calls.purchase(raw);
    expect(await calls.month('2026-02')).toEqual(month);
    expect(await calls.balance()).toEqual(balance);
    expect(await refusalCode(calls.correct(id, 'restore'))).toBe('DUPLICATE_EXTERNAL_ID');
    expect(await refusalCode(calls.purchase(raw))).toBe('DUPLICATE_EXTERNAL_ID');
  });

  it('a void and a restore leave every answer as it was', async () => {
    const bought = await calls.purchase({ amount: '30.00', external_id: 'a' });
    const { id } = await calls.refund({ original_purchase_id: bought.id, amount: '10.00' });
    const before = await everything('2026-02');
    const dry = await calls.correct(id, 'void', { dry_run: true });
    expect(await everything('2026-02')).toEqual(before);
    const voided = await calls.correct(id, 'void');
    expect({ ...voided, dry_run: true }).toEqual(dry);
    expect(await calls.correct(id, 'void')).toMatchObject({ original: { status: 'voided' }, replacement: null });
    await calls.correct(id, 'restore');
    expect(await everything('2026-02')).toEqual(before);
    expect(await calls.correct(id, 'restore')).toMatchObject({ original: { status: 'active' } });
    expect((await calls.history(id)).map(({ action }) => action)).toEqual(['create', 'void', 'restore']);
  });

  it('a replacement takes over what was not sent, and its chain has one history', async () => {
    const bought = await calls.purchase({
      amount: '250.00',
      external_id: 'wpp-1',
      occurred_at: '2026-02-05T10:30:00.250',
      split_config: { type: 'weights', weights: { elias: 3, leticia: 1 } },
    });
    const first = await calls.correct(bought.id, 'replace', {
      amount: '25.00',
      requested_by_participant_id: 'leticia',
      reason: 'digitei 250',
    });
    const { split_config: _split, shares: _shares, ...facts } = bought as Record<string, unknown>;
    expect(first.original).toMatchObject({ ...facts, status: 'replaced', replaced_by: first.replacement?.id });
    expect(first.replacement).toMatchObject({
      ...facts,
      id: expect.not.stringContaining(bought.id),
      amount: '25.00',
      requested_by_participant_id: 'leticia',
      created_at: expect.any(String),
      split_config: { type: 'weights', weights: { elias: 3, leticia: 1 } },
      shares: { elias: '18.75', leticia: '6.25' },
      status: 'active',
    });
    expect(first.months).toEqual([
      {
        competence_month: '2026-02',
        closed: false,
        before: owedBy('leticia', 'elias', '62.50'),
        after: owedBy('leticia', 'elias', '6.25'),
      },
    ]);
    const id = first.replacement?.id ?? '';
    // The shares stay with the people when the other one turns out to have paid.
    const second = await calls.correct(id, 'replace', { payer_participant_id: 'leticia', occurred_at: '2026-03-01' });
    expect(second.replacement).toMatchObject({
      split_config: { type: 'weights', weights: { elias: 3, leticia: 1 } },
      shares: { elias: '18.75', leticia: '6.25' },
    });
    expect(second.months).toMatchObject([
      { competence_month: '2026-02', after: NONE },
      { competence_month: '2026-03', before: NONE, after: owedBy('elias', 'leticia', '18.75') },
    ]);
    for (const each of [bought.id, id, second.replacement?.id ?? '']) {
      expect(await calls.history(each)).toMatchObject([
        { action: 'create', movement_id: bought.id, requested_by_participant_id: 'elias', reason: null },
        { action: 'replace', movement_id: bought.id, requested_by_participant_id: 'leticia', reason: 'digitei 250' },
        { action: 'replace', movement_id: id },
      ]);
    }
  });

  it('only what counts; the rest names what to correct instead', async () => {
    const { id: original } = await calls.purchase({ amount: '10.00' });
    const replaced = (await calls.correct(original, 'replace', { amount: '20.00' })).replacement?.id ?? '';
    for (const [id, action] of [
      [original, 'void'],
      [original, 'replace'],
    ] as const) {
      const fields = action === 'replace' ? { amount: '5.00' } : {};
      const { details } = await refusal(calls.correct(id, action, fields));
      expect(details).toEqual({ reason: 'ALREADY_CORRECTED', movement_id: original, counts_now: replaced });
    }
    await calls.correct(replaced, 'void');
    for (const [id, action] of [
      [original, 'restore'],
      [original, 'void'],
      [replaced, 'replace'],
    ] as const) {
      const fields = action === 'replace' ? { amount: '5.00' } : {};
      const { details } = await refusal(calls.correct(id, action, fields));
      expect(details).toEqual({ reason: 'ALREADY_CORRECTED', movement_id: id, counts_now: null });
    }
    await calls.correct(replaced, 'restore');
    const undone = await calls.correct(original, 'restore');
    expect([undone.original, undone.replacement]).toMatchObject([
      { id: original, status: 'active', replaced_by: null },
      { id: replaced, status: 'voided' },
    ]);
    const { details } = await refusal(calls.correct(replaced, 'restore'));
    expect(details).toMatchObject({ reason: 'ALREADY_CORRECTED', counts_now: original });
    expect(await refusalCode(calls.correct(randomUUID(), 'void'))).toBe('NOT_FOUND');
  });

  it('refunds follow their purchase through every correction', async () => {
    const { id: original } = await calls.purchase({ amount: '100.00' });
    const refund = await calls.refund({ original_purchase_id: original, amount: '60.00', occurred_at: '2026-03-01' });
    const { details } = await refusal(calls.correct(original, 'void'));
    expect(details).toMatchObject({ reason: 'PURCHASE_HAS_REFUNDS', refund_ids: [refund.id] });
    expect((await refusal(calls.correct(original, 'replace', { amount: '59.99' }))).details).toMatchObject({
      refunded_total: '60.00',
      purchase_amount: '59.99',
    });
    // All of it for the other one: the refund in the next month is hers too.
    const changed = await calls.correct(original, 'replace', { split_config: { type: 'only_other' }, amount: '60.00' });
    expect(changed.months).toMatchObject([
      { competence_month: '2026-02', after: owedBy('leticia', 'elias', '60.00') },
      {
        competence_month: '2026-03',
        before: owedBy('elias', 'leticia', '30.00'),
        after: owedBy('elias', 'leticia', '60.00'),
      },
    ]);
    expect((await calls.balance({ through_competence_month: '2026-03' })).transfer).toEqual(NONE);
    expect(await refusalCode(calls.refund({ original_purchase_id: original, amount: '0.01' }))).toBe(
      'REFUND_LIMIT_EXCEEDED',
    );
    await calls.correct(original, 'restore');
    expect((await calls.month('2026-03')).month.transfer).toEqual(owedBy('elias', 'leticia', '30.00'));
    await calls.correct(refund.id, 'void');
    await calls.correct(original, 'void');
    expect(await refusalCode(calls.correct(refund.id, 'restore'))).toBe('PURCHASE_NOT_FOUND');
    expect(await refusalCode(calls.refund({ original_purchase_id: original, amount: '1.00' }))).toBe(
      'PURCHASE_NOT_FOUND',
    );
  });

  it('a purchase below its refunds is refused by the record that counts, and what it may be corrected to', async () => {
    const { id } = await calls.purchase({ amount: '60.00' });
    const { replacement } = await calls.correct(id, 'replace', { amount: '100.00' });
    await calls.refund({ original_purchase_id: id, amount: '70.00' });
    const counting = replacement?.id ?? '';
    for (const call of [calls.correct(counting, 'replace', { amount: '60.00' }), calls.correct(id, 'restore')]) {
      expect(await refusal(call)).toMatchObject({
        message: expect.stringMatching(/may not be below .* 70\.00\. /),
        details: { original_purchase_id: counting, purchase_amount: '60.00', refunded_total: '70.00' },
      });
    }
  });

  it('a refund by its fields, but for its split', async () => {
    const { id: original } = await calls.purchase({ amount: '10.00', split_config: { type: 'only_payer' } });
    const { id } = await calls.refund({ original_purchase_id: original, amount: '4.00' });
    expect(await refusalCode(calls.correct(id, 'replace', { split_config: { type: 'equal' } }))).toBe(
      'INVALID_REQUEST',
    );
    expect(await refusalCode(calls.correct(id, 'replace', { amount: '10.01' }))).toBe('REFUND_LIMIT_EXCEEDED');
    const { replacement } = await calls.correct(id, 'replace', { amount: '10.00', payer_participant_id: 'leticia' });
    expect(replacement).toMatchObject({
      type: 'refund',
      original_purchase_id: original,
      split_config: { type: 'only_payer' },
      shares: { elias: '10.00', leticia: '0.00' },
    });
    expect((await calls.month('2026-02')).month.transfer).toEqual(owedBy('leticia', 'elias', '10.00'));
  });

  it('a generated entry skips its month, and a replacement keeps its place in the rule', async () => {
    const rule = await calls.recur({ start_competence_month: '2026-02', end_competence_month: '2026-04' });
    await calls.generate('2026-02');
    await calls.generate('2026-03');
    const [entry] = (await calls.movements('2026-03', { details: true })).items;
    const { replacement } = await calls.correct(entry?.id ?? '', 'replace', {
      amount: '1.00',
      occurred_at: '2026-04-02',
    });
    expect(replacement).toMatchObject({
      recurrence_id: rule.id,
      installment: { number: 2, count: 3 },
      external_id: `recurrence:${rule.id}:2026-03`,
    });
    const [first] = (await calls.movements('2026-02')).items;
    await calls.correct(first?.id ?? '', 'void');
    for (const month of ['2026-02', '2026-03']) {
      expect(await calls.generate(month)).toMatchObject({ generated_count: 0, ignored_count: 1 });
    }
    expect((await calls.movements('2026-02')).total).toBe(0);
    expect((await calls.recurrences()).items).toMatchObject([{ next_competence_month: '2026-04' }]);
  });

  it('ten replacements at once: one succeeds, and all voids are one', async () => {
    const { id } = await calls.purchase({ amount: '10.00' });
    const amounts = Array.from({ length: 10 }, (_, number) => `${number + 1}.00`);
    const outcomes = await Promise.all(
      amounts.map((amount) =>
        calls.correct(id, 'replace', { amount }).then(
          ({ replacement }) => replacement?.id,
          () => undefined,
        ),
      ),
    );
    const [replacement, ...more] = outcomes.filter((outcome) => outcome !== undefined);
    expect(more).toEqual([]);
    await Promise.all([1, 2, 3].map(() => calls.correct(replacement ?? '', 'void')));
    expect((await calls.history(id)).map(({ action }) => action)).toEqual(['create', 'replace', 'void']);
    expect((await calls.month('2026-02')).month.total_gross).toBe('0.00');
  });
});
