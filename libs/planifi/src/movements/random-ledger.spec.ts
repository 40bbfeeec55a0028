import { randomUUID } from 'node:crypto';

import { shortOrLong } from '@bursar/acceptance';
import fc from 'fast-check';

import { ModelLedger } from '../testing/model-ledger';
import { enterAgain, ledgerStep, publishedCents, takeStep, TAGS } from '../testing/random-steps';
import { callsOf, openTestPlanifi, type Calls, type TestPlanifi, type Json } from '../testing/test-planifi';

const RUNS = shortOrLong(30, 500);
const STEPS = shortOrLong(25, 60);

const MONTH_ENDS = ['2028-01-31', '2028-02-28', '2028-02-29', '2028-03-31', '2028-04-30'];
const OPENINGS = [
  { name: 'A', currency: 'BRL', openingBalance: 1000.1 },
  { name: 'B', currency: 'BRL', openingBalance: -250.55, openedOn: '2028-02-29' },
  { name: 'C', currency: 'EUR' },
  { name: 'D', currency: 'MXN', openingBalance: 999999999999.99, openedOn: '2028-01-31' },
];

describe('any series of movements, transfers, corrections and voids', () => {
  let planifi: TestPlanifi;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  afterAll(() => planifi.drop());

  it('leaves the balances and totals of an independent model', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ledgerStep, { minLength: 5, maxLength: STEPS }), async (steps) => {
        const calls = callsOf(planifi.domain());
        const model = await opened(calls);
        for (const each of steps) await takeStep(calls, model, each);
        await compare(calls, model);
      }),
      { numRuns: RUNS },
    );
  });

  it('is the same when every request is sent again, and refuses its key for another one', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(ledgerStep, { minLength: 5, maxLength: STEPS }), async (steps) => {
        const calls = callsOf(planifi.domain());
        const model = await opened(calls);
        for (const each of steps) await takeStep(repeating(calls), model, each);
        await compare(calls, model);
      }),
      { numRuns: Math.ceil(RUNS / 5) },
    );
  });

  it('is as it was when every record is voided and entered again', async () => {
    const calls = callsOf(planifi.domain());
    const model = await opened(calls);
    const steps = fc.sample(ledgerStep, { numRuns: 30, seed: 7 }).filter(({ kind }) => kind !== 'switch');
    for (const each of steps) await takeStep(calls, model, each);
    const before = await everything(calls);
    const legs = new Set<string>();
    for (const each of model.movements.filter(({ isVoided }) => !isVoided)) {
      if (legs.has(each.id)) continue;
      if (each.otherLeg !== undefined) legs.add(each.otherLeg);
      await calls.call('updateTransaction', { idempotencyKey: randomUUID(), transactionId: each.id, void: true });
      const other = each.otherLeg === undefined ? undefined : model.find(each.otherLeg);
      await enterAgain(calls, each, other);
    }
    expect(await everything(calls)).toEqual(before);
  });
});

/** Calls whose requests are sent three times: twice as they are, and once with their key on another request. */
function repeating(calls: Calls): Calls {
  const answer: Calls['answer'] = async (action, request = {}) => {
    const first = await calls.answer(action, request);
    if ('error' in first) return first;
    const again = await calls.answer(action, request);
    expect(withoutCorrelation(again)).toEqual(withoutCorrelation(first));
    const change = 'void' in request ? { void: request['void'] !== true } : { description: 'Another' };
    const other = await calls.answer(action, { ...request, ...change });
    expect(other).toMatchObject({ error: { errorCode: 'IDEMPOTENCY_KEY_REUSED' } });
    return first;
  };
  return { ...calls, answer };
}

function withoutCorrelation(answer: Awaited<ReturnType<Calls['answer']>>): Json {
  return { ...('body' in answer ? answer.body : answer.error), correlationId: undefined };
}

async function opened(calls: Calls): Promise<ModelLedger> {
  const model = new ModelLedger();
  for (const { name, currency, openingBalance = 0, openedOn } of OPENINGS) {
    const fields = { currency, openingBalance, ...(openedOn !== undefined && { openedOn }) };
    const id = await calls.account(name, fields);
    const openingCents = BigInt(openingBalance.toFixed(2).replace('.', ''));
    model.accounts.push({ id, currency, openingCents, openedOn, isEnabled: true });
  }
  return model;
}

async function compare(calls: Calls, model: ModelLedger): Promise<void> {
  for (const asOf of MONTH_ENDS) {
    const { balances } = await calls.call('getBalances', { asOf, includeDisabled: true });
    const { accounts, totals } = balances as { accounts: Json[]; totals: Json[] };
    const inOrder = [...model.accounts].sort((one, other) => Number(other.isEnabled) - Number(one.isEnabled));
    expect(accounts.map(({ accountId }) => accountId)).toEqual(inOrder.map(({ id }) => id));
    const sums = new Map<string, bigint>();
    for (const [index, account] of inOrder.entries()) {
      const expected = model.balance(account, asOf);
      sums.set(account.currency, (sums.get(account.currency) ?? 0n) + expected.balance);
      expect(accounts[index]).toMatchObject({
        opening: publishedCents(expected.opening),
        in: publishedCents(expected.in),
        out: publishedCents(expected.out),
        balance: publishedCents(expected.balance),
        lastOccurredOn: expected.lastOccurredOn,
        status: account.isEnabled ? 'enabled' : 'disabled',
      });
    }
    expect(totals).toEqual(
      ['BRL', 'EUR', 'MXN'].map((currency) => ({ currency, balance: publishedCents(sums.get(currency) ?? 0n) })),
    );
    const range = { from: `${asOf.slice(0, 8)}01`, to: asOf };
    for (const tag of [undefined, ...TAGS]) {
      const filter = { ...range, ...(tag !== undefined && { tags: [tag] }), withTotals: true, size: 1 };
      const spent = [...model.spent(range.from, range.to, tag)].sort(([one], [two]) => (one < two ? -1 : 1));
      expect((await calls.call('listExpenses', filter))['totals']).toEqual(
        spent.map(([currency, { cents, count }]) => ({ currency, amount: publishedCents(cents), count })),
      );
    }
  }
}

/** All balances at the ends of the months, and all totals of expenses. */
async function everything(calls: Calls): Promise<unknown[]> {
  const totals = await calls.call('listExpenses', { correlationId: 'all', withTotals: true, size: 1 });
  const balances = MONTH_ENDS.map((asOf) => calls.call('getBalances', { correlationId: 'all', asOf }));
  return [totals['totals'], ...(await Promise.all(balances))];
}
