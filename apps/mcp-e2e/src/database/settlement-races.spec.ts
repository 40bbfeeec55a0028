import { countsOf, DataDirectory, Household, type Answer } from '../index';

const BOTH = { payer_participant_id: 'elias', requested_by_participant_id: 'leticia' };
const WRONG_STATE = 'DOMAIN_INVARIANT_VIOLATION';

const data = new DataDirectory();
let one: Household;
let other: Household;

beforeAll(async () => {
  [one, other] = await Promise.all([Household.started(1, data.args), Household.started(1, data.args)]);
});
afterAll(async () => {
  await Promise.all([one, other].map(({ server }) => server.close()));
  await data.remove();
});

/** Both processes on a month of the test's own, which comes after the rules of earlier tests have ended. */
const inMonth = (month: number) => [new Household(one.server, month), new Household(other.server, month)] as const;

/** So many calls at once, by turns through one process and the other. */
function atOnce(count: number, call: (process: Household, index: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(index % 2 === 0 ? one : other, index)));
}

function textsOf(answers: readonly Answer[]): string[] {
  return answers.flatMap((answer) => ('failure' in answer ? [answer.failure.text] : []));
}

interface Balance {
  readonly transfer: { readonly amount: string };
  readonly months: { readonly items: readonly { readonly competence_month: string; readonly changed_by: string }[] };
  readonly settlements: { readonly total: number };
}

const balance = (through: string) => other.resultOf<Balance>('get_balance', { through_competence_month: through });
const settled = async () => (await balance('2031-12')).settlements.total;

it('of ten closings of a month at once one is stored, with everything that was due, once', async () => {
  const [household] = inMonth(2);
  const rules = await Promise.all(Array.from({ length: 5 }, () => household.repeat('20.00')));
  const close = { amount: '50.00', ...BOTH, payer_participant_id: 'leticia', closes_competence_month: '2031-02' };
  const answers = await atOnce(10, (process) => process.call('record_settlement', close));
  expect(countsOf(answers)).toEqual({ ok: 1, [WRONG_STATE]: 9 });
  for (const text of textsOf(answers)) expect(text).toContain('MONTH_ALREADY_CLOSED');
  const stored = await household.movements();
  expect(stored.map(({ external_id }) => external_id).sort()).toEqual(
    rules.map(({ id }) => `recurrence:${id}:2031-02`).sort(),
  );
  expect(await settled()).toBe(1);
  await Promise.all(rules.map(({ id }) => end(id, '2031-02')));
});

it('a month that is closed while it is generated, bought for and its rules are edited agrees with its transfer', async () => {
  const [household] = inMonth(3);
  const rules = await Promise.all(Array.from({ length: 6 }, () => household.repeat('10.00')));
  const answers = await atOnce(30, (process, index) => {
    const each = new Household(process.server, 3);
    if (index === 9 || index === 20) {
      return each.call('record_settlement', { amount: '1.00', ...BOTH, closes_competence_month: '2031-03' });
    }
    const rule = rules[index % rules.length]?.id;
    if (index % 3 === 0) {
      const edited = { recurrence_id: rule, requested_by_participant_id: 'elias', amount: `${10 + index}.00` };
      return each.call('edit_recurrence', edited);
    }
    return index % 3 === 1 ? each.generate() : each.buy('2.00');
  });
  expect(countsOf(answers)).toEqual({ ok: 29, [WRONG_STATE]: 1 });
  const { months } = await balance('2031-03');
  const [march] = months.items;
  const stored = await household.movements();
  const generated = stored.filter(({ external_id }) => external_id !== null);
  const late = stored.filter(({ external_id }) => external_id === null);
  expect(generated.map(({ external_id }) => external_id).sort()).toEqual(
    rules.map(({ id }) => `recurrence:${id}:2031-03`).sort(),
  );
  // Elias bought all of it, so that what came after the closing changed it by 1.00 each, and by nothing else.
  const changed = Number(march?.changed_by);
  expect([march?.competence_month, Number.isInteger(changed)]).toEqual(['2031-03', true]);
  expect(changed).toBeGreaterThanOrEqual(0);
  expect(changed).toBeLessThanOrEqual(late.length);
  await Promise.all(rules.map(({ id }) => end(id, '2031-03')));
});

it('of twelve payments at once under one external id one is stored', async () => {
  const before = await settled();
  const answers = await atOnce(12, (process) =>
    process.call('record_settlement', {
      amount: '7.00',
      ...BOTH,
      external_id: 'pix-1',
      occurred_at: '2031-05-02',
    }),
  );
  expect(countsOf(answers)).toEqual({ ok: 1, DUPLICATE_EXTERNAL_ID: 11 });
  expect(await settled()).toBe(before + 1);
});

it('of twelve replacements of a purchase at once one is stored, and the others name it', async () => {
  const [household] = inMonth(6);
  const purchase = idOf(await household.buy('250.00'));
  const answers = await atOnce(12, (process, index) =>
    process.call('correct_movement', {
      movement_id: purchase,
      action: 'replace',
      amount: `${index + 1}.00`,
      requested_by_participant_id: 'leticia',
    }),
  );
  expect(countsOf(answers)).toEqual({ ok: 1, [WRONG_STATE]: 11 });
  const [counting, ...rest] = await household.movements();
  expect(rest).toEqual([]);
  for (const text of textsOf(answers)) {
    expect(text).toContain('ALREADY_CORRECTED');
    expect(text).toContain(`"counts_now":"${counting?.id}"`);
  }
});

it('voids, refunds and replacements at once leave a purchase with its refunds, or neither', async () => {
  const [household] = inMonth(7);
  const purchase = idOf(await household.buy('100.00'));
  const answers = await atOnce(12, (process, index) => {
    if (index % 3 !== 0) return new Household(process.server, 7).refund(purchase, '30.00');
    return process.call('correct_movement', {
      movement_id: purchase,
      action: 'void',
      requested_by_participant_id: 'elias',
    });
  });
  const stored = await household.movements();
  const hasPurchase = stored.some(({ id }) => id === purchase);
  expect(stored).toHaveLength(hasPurchase ? 4 : 0);
  expect(countsOf(answers)).toEqual(
    hasPurchase ? { ok: 3, REFUND_LIMIT_EXCEEDED: 5, [WRONG_STATE]: 4 } : { ok: 4, PURCHASE_NOT_FOUND: 8 },
  );
});

function idOf(answer: Answer): string {
  if ('failure' in answer) throw new Error(answer.failure.text);
  return (answer.structured as { readonly id: string }).id;
}

function end(id: string, month: string): Promise<unknown> {
  const input = { recurrence_id: id, requested_by_participant_id: 'elias', end_competence_month: month };
  return one.resultOf('end_recurrence', input);
}
