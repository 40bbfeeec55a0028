import { randomUUID } from 'node:crypto';

import {
  callsOf,
  movement,
  openTestPlanifi,
  type Calls,
  type Json,
  type TestPlanifi,
  type Transport,
} from './testing/test-planifi';
import { TRANSPORTS } from './testing/transports';

const A_DAY = 86_400_000;

describe.each(TRANSPORTS)('an idempotency key, %s,', (_name, makeTransport) => {
  let planifi: TestPlanifi;
  let transport: Transport;
  let mine: Calls;
  /** Calls over tools that prepare and check the owner's data. */
  let reader: Calls;
  let accountId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(async () => {
    transport = makeTransport();
    reader = callsOf(planifi.domain());
    mine = callsOf(planifi.domain(), reader.owner, transport);
    accountId = await reader.account();
  });
  afterAll(() => planifi.drop());

  /** The bytes of an answer without its correlation id. */
  const bytes = ({ correlationId: _, ...answer }: Json) => JSON.stringify(answer);
  const movements = async () => ((await reader.call('listExpenses'))['expenses'] as Json[]).length;

  it('is left free by a refused request', async () => {
    const request = movement(accountId, { tags: ['Casa'] });
    expect((await mine.refusal('createExpense', { ...request, amount: 0 })).code).toBe('VALIDATION_ERROR');
    expect((await mine.refusal('createExpense', request)).code).toBe('TAG_NOT_FOUND');
    const unknown = { ...request, accountId: randomUUID() };
    expect((await mine.refusal('createExpense', unknown)).code).toBe('ACCOUNT_NOT_FOUND');
    const [record] = await planifi.database.run(
      (connection) =>
        connection.query`select from planifi.idempotency_records where key = ${request['idempotencyKey']}`,
    );
    expect(record).toBeUndefined();
    const done = await mine.call('createExpense', { ...request, createMissingTags: true });
    expect(done['expense']).toMatchObject({ tags: [{ name: 'Casa' }] });
    expect(await movements()).toBe(1);
  });

  it('can be used again once it has expired', async () => {
    const days = callsOf(planifi.domain({ idempotencyDays: 2 }), mine.owner, transport);
    for (const [calls, lifetime] of [
      [mine, 30 * A_DAY],
      [days, 2 * A_DAY],
    ] as const) {
      const request = movement(accountId);
      const first = await calls.call('createExpense', request);
      planifi.time.now += lifetime - 1;
      expect(bytes(await calls.call('createExpense', request))).toBe(bytes(first));
      planifi.time.now += 1;
      const second = await calls.call('createExpense', { ...request, description: 'Otro' });
      expect(second['expense']).toMatchObject({ description: 'Otro' });
      expect((await calls.refusal('createExpense', request)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(await movements()).toBe(4);
  });

  it('counts with every character', async () => {
    const keys = ['vis-key-1', 'Vis-Key-1', 'vis-key-1.', 'vis key-1'];
    const requests = keys.map((idempotencyKey) => movement(accountId, { idempotencyKey }));
    for (const request of requests) await mine.call('createExpense', request);
    expect(await movements()).toBe(keys.length);
  });
});
