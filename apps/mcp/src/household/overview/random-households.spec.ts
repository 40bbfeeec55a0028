import { shortOrLong } from '@bursar/acceptance';
import fc from 'fast-check';

import { entriesOf } from '../../testing/household/household-entries';
import { sumOfRows } from '../../testing/household/sum-of-rows';
import { openTestServer, type Answer, type TestServer } from '../../testing/household/test-household';
import { unitsOf } from '../model/exact-amount';

const HOUSEHOLDS = shortOrLong(50, 500);
const AT_ONCE = 5;

let server: TestServer;
beforeAll(async () => void (server = await openTestServer()));
afterAll(() => server.drop());

const month = fc.constantFrom('10', '11');
const cents = fc.integer({ min: 1, max: 99_999 });
const person = fc.constantFrom('elias', 'leticia');
const shared = fc.record({ month, cents, person, isLinked: fc.boolean() });
const line = fc.record({ month, cents, isIncome: fc.boolean(), currency: fc.constantFrom('BRL', 'CHF') });
const spent = fc.record({ month, cents, person });

/** Purchases of the two, of which some are lines of the bank as well, other lines, a budget, and what is due. */
const randomHousehold = fc.record({
  shared: fc.array(shared, { maxLength: 2 }),
  lines: fc.array(line, { maxLength: 3 }),
  spent: fc.array(spent, { maxLength: 1 }),
  due: fc.array(fc.record({ cents, person }), { maxLength: 1 }),
});
type RandomHousehold = typeof randomHousehold extends fc.Arbitrary<infer Value> ? Value : never;

const amount = (of: number) => (of / 100).toFixed(2);

/** What is counted, by currency and month, in hundredths: a purchase that the bank knows too, once. */
function modelOf({ shared: bought, lines, spent: budget }: RandomHousehold) {
  const all = [
    ...bought.map((one) => ({ ...one, currency: 'BRL', isIncome: false })),
    ...lines,
    ...budget.map((one) => ({ ...one, currency: 'MXN', isIncome: false })),
  ];
  return (currency: string, of: string) => {
    const counted = all.filter((one) => one.currency === currency && one.month === of);
    const sum = (isIncome: boolean) =>
      counted.reduce((total, one) => total + (one.isIncome === isIncome ? one.cents : 0), 0);
    return { count: counted.length, income: amount(sum(true)), spending: amount(sum(false)) };
  };
}

async function entered(given: RandomHousehold) {
  const household = await server.household();
  const enter = entriesOf(household);
  const linked = given.shared.map((one, index) => ({ ...one, name: `COMPRA ${index}` }));
  const bank = { BRL: [] as string[], CHF: [] as string[] };
  for (const { month: of, cents: value, name, isLinked } of linked) {
    if (isLinked) bank.BRL.push(`2026-${of}-03;-${amount(value)};${name};`);
  }
  given.lines.forEach(({ month: of, cents: value, isIncome, currency }, index) => {
    bank[currency].push(`2026-${of}-0${4 + index};${isIncome ? '' : '-'}${amount(value)};LINHA ${index};`);
  });
  for (const currency of ['BRL', 'CHF'] as const) {
    if (bank[currency].length > 0) await enter.bank(`bank-${currency}`, currency, bank[currency]);
  }
  const confirm: object[] = [];
  for (const { month: of, cents: value, person: payer, name, isLinked } of linked) {
    const { id } = await enter.shared(amount(value), payer, `2026-${of}-03`, { description: name });
    if (!isLinked) continue;
    const [found] = (await household.call('finance_transactions_search', { search: name })).items;
    confirm.push({ kind: 'same_event', left: found.id, right: `shared-split:${id}` });
  }
  if (confirm.length > 0) await household.call('finance_links_set', { confirm, mode: 'commit' });
  for (const { month: of, cents: value, person: user } of given.spent) {
    await enter.budget(user, value, 'EXPENSE', `2026-${of}-03`);
  }
  for (const { cents: value, person: payer } of given.due) await enter.rent(amount(value), payer);
  return household;
}

async function check(given: RandomHousehold): Promise<void> {
  const household = await entered(given);
  const of = modelOf(given);
  const { money, budgets, categories, settlement }: Answer = await household.call('get_overview');
  const currencies = ['BRL', 'CHF', 'MXN'].filter(
    (one) => of(one, '11').count + of(one, '10').count > 0 || (one === 'BRL' && given.due.length > 0),
  );
  expect(money.map(({ currency }: Answer) => currency)).toEqual(currencies);
  for (const { currency, parts, previous, ...figures } of money) {
    const { count, income, spending } = of(currency, '11');
    expect(figures).toMatchObject({ income, spending });
    expect(unitsOf(figures.left)).toBe(unitsOf(income) - unitsOf(spending));
    const added = (key: string) => parts.reduce((total: bigint, part: Answer) => total + unitsOf(part[key]), 0n);
    expect([added('income'), added('spending')]).toEqual([unitsOf(income), unitsOf(spending)]);
    expect(parts.reduce((total: number, part: Answer) => total + part.count, 0)).toBe(count);
    for (const part of parts) {
      expect(await sumOfRows(household, part.rows)).toBe(unitsOf(part.income) - unitsOf(part.spending));
    }
    const before = of(currency, '10');
    expect(previous).toEqual(
      before.count === 0 ? null : { month: '2026-10', income: before.income, spending: before.spending },
    );
  }
  for (const { user_id: user, spent: total, rows } of budgets) {
    const own = given.spent.filter((one) => one.person === user && one.month === '11');
    expect(total).toBe(amount(own.reduce((sum, one) => sum + one.cents, 0)));
    if (own.length > 0) expect(await sumOfRows(household, rows)).toBe(-unitsOf(total));
  }
  for (const { spending, rows } of categories) expect(await sumOfRows(household, rows)).toBe(-unitsOf(spending));
  const summary = await household.call('get_monthly_summary', { year: 2026, month: 11, auto_generate: true });
  expect(settlement).toMatchObject(summary.transfer);
}

it('get_overview says of random households what a model of them says, and its rows add up to its figures', async () => {
  const some = fc.array(randomHousehold, { minLength: AT_ONCE, maxLength: AT_ONCE });
  await fc.assert(
    fc.asyncProperty(some, async (households) => void (await Promise.all(households.map(check)))),
    { numRuns: HOUSEHOLDS / AT_ONCE },
  );
});
