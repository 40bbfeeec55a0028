import { countsOf, DataDirectory, Household, type Answer } from '../index';

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

/** Both processes on a month of the test's own. */
const inMonth = (month: number) => [new Household(one.server, month), new Household(other.server, month)] as const;

/** So many calls at once, by turns through one process and the other. */
function atOnce(
  households: readonly [Household, Household],
  count: number,
  call: (household: Household) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => call(households[index % 2 === 0 ? 0 : 1])));
}

function idOf(answer: Answer): string {
  if ('failure' in answer) throw new Error(answer.failure.text);
  return (answer.structured as { readonly id: string }).id;
}

it('six refunds of 30.00 at once against 100.00: three succeed', async () => {
  const households = inMonth(2);
  const purchase = idOf(await households[0].buy('100.00'));
  const answers = await atOnce(households, 6, (household) => household.refund(purchase, '30.00'));
  expect(countsOf(answers)).toEqual({ ok: 3, REFUND_LIMIT_EXCEEDED: 3 });
  expect(await households[1].summary()).toMatchObject({ total_gross: '100.00', total_net: '10.00' });
  expect(await households[1].movements()).toHaveLength(4);
});

it('fifty creations at once under one external id: one succeeds, the others name it', async () => {
  const households = inMonth(3);
  const answers = await atOnce(households, 50, (household) => household.buy('7.00', 'receipt-1'));
  expect(countsOf(answers)).toEqual({ ok: 1, DUPLICATE_EXTERNAL_ID: 49 });
  const stored = await households[1].movements();
  expect(stored).toEqual([expect.objectContaining({ external_id: 'receipt-1', amount: '7.00' })]);
  for (const answer of answers) {
    const named = 'failure' in answer ? answer.failure.text : idOf(answer);
    expect(named).toContain(stored[0]?.id);
  }
});

it('two generations of a month at once, each in a process of its own: everything once', async () => {
  const households = inMonth(4);
  const rules = await Promise.all(Array.from({ length: 10 }, () => households[0].repeat('11.00')));
  const answers = await atOnce(households, 6, (household) => household.generate());
  expect(countsOf(answers)).toEqual({ ok: 6 });
  const stored = await households[1].movements();
  expect(stored.map(({ external_id }) => external_id).sort()).toEqual(
    rules.map(({ id }) => `recurrence:${id}:2031-04`).sort(),
  );
  expect(await households[1].summary()).toMatchObject({ total_gross: '110.00' });
});
