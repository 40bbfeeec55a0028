import { randomUUID } from 'node:crypto';

import { lockAccount } from './testing/locked-account';
import { callsOf, movement, openTestPlanifi, type Calls, type Json, type TestPlanifi } from './testing/test-planifi';

const A_DAY = 86_400_000;

// Concurrent requests: how long they wait, for which one, and which connections they hold meanwhile.
describe('requests with one key at the same time', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    mine = callsOf(planifi.domain());
  });
  afterAll(() => planifi.drop());

  const expense = ({ expense: answered }: Json) => answered;
  const total = async (accountId: string) => {
    const { page } = await mine.call('listTransactions', { accountId, from: '1900-01-01', to: '2999-12-31' });
    return (page as Json)['totalItems'];
  };
  const repeat = <Result>(count: number, call: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => call(index)));

  it.each([1, 2, 8])('are done with %i connections', async (maxConnections) => {
    const accountId = await mine.account();
    const calls = callsOf(planifi.domain({ database: planifi.openDatabase(maxConnections) }), mine.owner);
    const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
    const answers = await repeat(32, () => calls.call('createExpense', request));
    expect(new Set(answers.map((answer) => JSON.stringify(expense(answer)))).size).toBe(1);
    expect(await total(accountId)).toBe(1);
  });

  it('are done in two processes that have two connections each', async () => {
    const accountId = await mine.account();
    const processes = [0, 1].map(() => callsOf(planifi.domain({ database: planifi.openDatabase(2) }), mine.owner));
    for (let round = 0; round < 5; round += 1) {
      const request = movement(accountId, { description: `${round}` });
      const answers = await repeat(32, (index) => (processes[index % 2] as Calls).call('createExpense', request));
      expect(new Set(answers.map((answer) => JSON.stringify(expense(answer)))).size).toBe(1);
      expect(await total(accountId)).toBe(round + 1);
    }
  });

  it('hold no connection while they wait in one process', async () => {
    const accountId = await mine.account();
    // Two of them take writes, on an external server; the third is for reads.
    const database = planifi.openDatabase(3);
    const domain = planifi.domain({ database });
    const calls = callsOf(domain, mine.owner);
    const locked = await lockAccount(planifi.database, accountId);
    const request = movement(accountId);
    const answers = repeat(32, () => calls.call('createExpense', request));
    await locked.waitingBackend();
    const other = callsOf(domain);
    await other.call('createTag', { idempotencyKey: randomUUID(), name: 'casa' });
    await locked.release();
    expect(new Set((await answers).map((answer) => JSON.stringify(expense(answer)))).size).toBe(1);
    expect(await total(accountId)).toBe(1);
  });

  it('return their connections while they wait for another process', async () => {
    const accounts = [await mine.account(), await mine.account()];
    const requests = accounts.map((accountId) => movement(accountId));
    const locks = [];
    for (const accountId of accounts) locks.push(await lockAccount(planifi.database, accountId));
    const elsewhere = callsOf(planifi.domain({ database: planifi.openDatabase() }), mine.owner);
    const first = requests.map((request) => elsewhere.call('createExpense', request));
    for (const locked of locks) await locked.waitingBackend();
    const domain = planifi.domain({ database: planifi.openDatabase(2) });
    const here = callsOf(domain, mine.owner);
    const repeated = requests.flatMap((request) => [request, request]).map((each) => here.call('createExpense', each));
    await callsOf(domain).call('createTag', { idempotencyKey: randomUUID(), name: 'casa' });
    for (const locked of locks) await locked.release();
    const answered = (await Promise.all(first)).map(expense);
    const again = (await Promise.all(repeated)).map(expense);
    expect(again).toEqual(answered.flatMap((each) => [each, each]));
  });

  it('wait no longer than the limit, in the same process and in another', async () => {
    const accountId = await mine.account();
    const request = movement(accountId);
    const limit = { idempotencyWaitMilliseconds: 50 };
    const here = callsOf(planifi.domain(limit), mine.owner);
    const there = callsOf(planifi.domain({ ...limit, database: planifi.openDatabase() }), mine.owner);
    const locked = await lockAccount(planifi.database, accountId);
    const first = here.call('createExpense', request);
    await locked.waitingBackend();
    const impatient = await Promise.all([
      here.refusal('createExpense', request),
      there.refusal('createExpense', request),
      here.refusal('createExpense', { ...request, amount: 1 }),
      there.refusal('createTag', { idempotencyKey: request['idempotencyKey'], name: 'casa' }),
    ]);
    expect(impatient.map(({ code }) => code)).toEqual(Array(4).fill('IDEMPOTENCY_IN_PROGRESS'));
    const patient = callsOf(planifi.domain({ database: planifi.openDatabase() }), mine.owner);
    const waiting = patient.call('createExpense', request);
    await locked.release();
    expect(expense(await waiting)).toEqual(expense(await first));
    expect(await total(accountId)).toBe(1);
  });

  it.each(['of the same process', 'of another process'])(
    'are done by one %s when the first one dies halfway',
    async (where) => {
      const accountId = await mine.account();
      const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
      const locked = await lockAccount(planifi.database, accountId);
      const first = mine.refusal('createExpense', request);
      await locked.waitingBackend();
      const database = where === 'of the same process' ? planifi.database : planifi.openDatabase();
      const others = callsOf(
        database === planifi.database ? planifi.domain() : planifi.domain({ database }),
        mine.owner,
      );
      const waiting = repeat(5, () => others.call('createExpense', request));
      await locked.killWaiting();
      expect((await first).code).toBe('INTERNAL_ERROR');
      await locked.waitingBackend();
      await locked.release();
      expect(new Set((await waiting).map((answer) => JSON.stringify(expense(answer)))).size).toBe(1);
      expect(await total(accountId)).toBe(1);
    },
  );

  it('with different contents: one is done, the others are refused', async () => {
    const accountId = await mine.account();
    const request = movement(accountId);
    const answers = await repeat(16, (index) => mine.answer('createExpense', { ...request, amount: index + 1 }));
    const refused = answers.flatMap((answer) => ('error' in answer ? [answer.error['errorCode']] : []));
    expect(refused).toEqual(Array(15).fill('IDEMPOTENCY_KEY_REUSED'));
    expect(await total(accountId)).toBe(1);
  });

  it('are done once when the key has expired', async () => {
    const accountId = await mine.account();
    const request = movement(accountId);
    await mine.call('createExpense', request);
    planifi.time.now += 30 * A_DAY;
    const domains = [planifi.domain(), planifi.domain({ database: planifi.openDatabase() })];
    const answers = await repeat(16, (index) =>
      callsOf(domains[index % 2] as never, mine.owner).call('createExpense', request),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(expense(answer)))).size).toBe(1);
    expect(await total(accountId)).toBe(2);
  });

  it('remove expired records', async () => {
    const recorded = async () => {
      const rows = await planifi.database.run(
        (connection) =>
          connection.query`select key from planifi.idempotency_records where owner = ${mine.owner} order by key`,
      );
      return rows.map((row) => row['key']);
    };
    for (let index = 0; index < 5; index += 1) {
      await mine.call('createTag', { idempotencyKey: `old key ${index}`, name: `tag ${index}` });
    }
    planifi.time.now += 30 * A_DAY - 1;
    await mine.call('createTag', { idempotencyKey: 'new key 1', name: 'tag' });
    expect(await recorded()).toHaveLength(6);
    planifi.time.now += 1;
    await mine.call('createTag', { idempotencyKey: 'new key 2', name: 'tag' });
    expect(await recorded()).toEqual(['new key 1', 'new key 2']);
  });
});
