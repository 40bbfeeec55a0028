import { randomUUID } from 'node:crypto';

import type { Action } from './testing/actions';
import { lockAccount } from './testing/locked-account';
import {
  callsOf,
  movement,
  transfer,
  openTestPlanifi,
  type Calls,
  type Json,
  type TestPlanifi,
  type Transport,
} from './testing/test-planifi';
import { TRANSPORTS } from './testing/transports';

describe.each(TRANSPORTS)('a write is done once for its key, %s', (_name, makeTransport) => {
  let planifi: TestPlanifi;
  let transport: Transport;
  let mine: Calls;
  /** Calls over tools that prepare and check the owner's data. */
  let reader: Calls;
  let accountId: string;
  let otherId: string;
  /** Money that came in, which is no expense. */
  let transactionId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(async () => {
    transport = makeTransport();
    reader = callsOf(planifi.domain());
    mine = callsOf(planifi.domain(), reader.owner, transport);
    accountId = await reader.account();
    otherId = await reader.account('Reserva');
    const income = movement(accountId, { direction: 'IN' });
    const { transaction } = await reader.call('createTransaction', income);
    transactionId = (transaction as { id: string }).id;
  });
  afterAll(() => planifi.drop());

  /** The bytes of an answer without its correlation id. */
  const bytes = ({ correlationId: _, ...answer }: Json) => JSON.stringify(answer);
  const movements = async () => ((await reader.call('listExpenses'))['expenses'] as Json[]).length;
  const later = (calls: number) => (planifi.time.now += calls * 1_000);

  const requests = (): readonly (readonly [Action, Json])[] => [
    ['createExpense', { ...movement(accountId), tags: ['Casa', 'Luz'], createMissingTags: true }],
    ['createTransaction', { ...movement(accountId), amount: 0.1 }],
    ['createAccount', { idempotencyKey: randomUUID(), name: 'Ahorro', type: 'BANK' }],
    ['createTag', { idempotencyKey: randomUUID(), name: 'Comida' }],
    ['createTransfer', transfer(accountId, otherId)],
    [
      'updateTransaction',
      { idempotencyKey: randomUUID(), transactionId, amount: 7, tags: ['Luz'], createMissingTags: true },
    ],
    ['enableAccount', { idempotencyKey: randomUUID(), accountId: otherId }],
    ['disableAccount', { idempotencyKey: randomUUID(), accountId }],
  ];

  it('and its response is replayed, byte for byte', async () => {
    for (const [action, request] of requests()) {
      const first = await mine.call(action, { ...request, correlationId: 'first' });
      later(1);
      const again = await mine.call(action, { ...request, correlationId: 'again' });
      expect(bytes(again)).toBe(bytes(first));
      expect([first['correlationId'], again['correlationId']]).toEqual(['first', 'again']);
    }
    expect((await reader.call('listAccounts'))['accounts']).toMatchObject([{ name: 'Reserva' }, { name: 'Ahorro' }]);
  });

  it('also when the repeated request is spelled differently', async () => {
    const request = movement(accountId, { amount: 12, tags: ['Casa', 'Café'], createMissingTags: true });
    const first = await mine.call('createExpense', request);
    const { tags: _tags, ...reversed } = Object.fromEntries(Object.entries(request).reverse());
    const sameTags = [
      ['Café', 'Casa'],
      ['  casa ', 'CAFE\u0301', 'CASA', 'café'],
    ];
    for (const tags of sameTags) {
      const again = { ...reversed, accountId: accountId.toUpperCase(), tags };
      expect(bytes(await mine.call('createExpense', again))).toBe(bytes(first));
    }
    const bare = movement(accountId);
    const plain = await mine.call('createTransaction', bare);
    expect(bytes(await mine.call('createTransaction', { ...bare, tags: [], createMissingTags: false }))).toBe(
      bytes(plain),
    );
    const tag = { idempotencyKey: randomUUID(), name: 'Súper Vis' };
    const created = await mine.call('createTag', tag);
    expect(bytes(await mine.call('createTag', { ...tag, name: '  SÚPER  vis ' }))).toBe(bytes(created));
    expect(await movements()).toBe(2);
  });

  it('and refused for another request', async () => {
    const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
    await mine.call('createExpense', request);
    const others: Json[] = [
      { accountId: await reader.account() },
      { amount: 25 },
      { occurredOn: '2026-01-16' },
      { description: 'Taxi al aeropuerto ' },
      { tags: ['Casas'] },
      { tags: [] },
      { createMissingTags: false },
    ];
    for (const other of others) {
      expect((await mine.refusal('createExpense', { ...request, ...other })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    const account = { idempotencyKey: randomUUID(), name: 'Ahorro', type: 'BANK' };
    await mine.call('createAccount', account);
    const differing = [{ name: 'ahorro' }, { type: 'CASH' }, { currency: 'EUR' }, { openingBalance: 1 }];
    for (const other of [...differing, { openedOn: '2026-01-01' }]) {
      expect((await mine.refusal('createAccount', { ...account, ...other })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(await movements()).toBe(1);
  });

  it('and refused for another action', async () => {
    for (const [action, request] of requests()) {
      await mine.call(action, request);
      const { idempotencyKey } = request;
      for (const [other, fields] of requests().filter(([each]) => each !== action)) {
        expect((await mine.refusal(other, { ...fields, idempotencyKey })).code).toBe('IDEMPOTENCY_KEY_REUSED');
      }
    }
    const request = movement(await reader.account());
    await mine.call('createExpense', request);
    expect((await mine.refusal('createTransaction', request)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of 32 that are sent concurrently', async () => {
    const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
    const answers = await Promise.all(Array.from({ length: 32 }, () => mine.call('createExpense', request)));
    expect(new Set(answers.map(bytes)).size).toBe(1);
    expect(new Set(answers.map(({ correlationId }) => correlationId)).size).toBe(32);
    expect(await movements()).toBe(1);
  });

  it('by the next request when the first one dies halfway', async () => {
    const request = movement(accountId, { tags: ['Casa'], createMissingTags: true });
    const locked = await lockAccount(planifi.database, accountId);
    const first = mine.refusal('createExpense', request);
    await locked.waitingBackend();
    const next = mine.call('createExpense', request);
    await locked.killWaiting();
    expect((await first).code).toBe('INTERNAL_ERROR');
    await locked.release();
    const { expense } = await next;
    expect((await reader.call('listExpenses'))['expenses']).toEqual([expense]);
  });

  it('after a restart', async () => {
    const answers: (readonly [Action, Json, string])[] = [];
    for (const [action, request] of requests()) {
      answers.push([action, request, bytes(await mine.call(action, request))]);
    }
    const database = planifi.openDatabase();
    const restarted = callsOf(planifi.domain({ database }), mine.owner, transport);
    for (const [action, request, answer] of answers) expect(bytes(await restarted.call(action, request))).toBe(answer);
    await database.close();
  });

  it('also when the account has been disabled since', async () => {
    const request = movement(accountId);
    const first = await mine.call('createExpense', request);
    await reader.call('disableAccount', { idempotencyKey: randomUUID(), accountId });
    expect(bytes(await mine.call('createExpense', request))).toBe(bytes(first));
    expect((await mine.refusal('createExpense', movement(accountId))).code).toBe('ACCOUNT_DISABLED');
  });
});
