import { randomUUID } from 'node:crypto';

import type { Action } from './testing/actions';
import {
  callsOf,
  movement,
  openTestPlanifi,
  transfer,
  type Calls,
  type Json,
  type TestPlanifi,
} from './testing/test-planifi';

describe('a write with arguments that the brief does not have', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let accountId: string;
  let otherId: string;
  let transactionId: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(async () => {
    mine = callsOf(planifi.domain());
    [accountId, otherId] = [await mine.account(), await mine.account('Reserva')];
    const { transaction } = await mine.call('createTransaction', movement(accountId, { direction: 'IN' }));
    transactionId = (transaction as { id: string }).id;
  });
  afterAll(() => planifi.drop());

  /** The bytes of an answer without its correlation id. */
  const bytes = ({ correlationId: _, ...answer }: Json) => JSON.stringify(answer);

  it('is the same request where they have their defaults', async () => {
    const bare = movement(accountId);
    const plain = await mine.call('createTransaction', bare);
    expect(bytes(await mine.call('createTransaction', { ...bare, direction: 'OUT' }))).toBe(bytes(plain));
    const account = { idempotencyKey: randomUUID(), name: 'Ahorro', type: 'BANK' };
    const opened = await mine.call('createAccount', account);
    expect(bytes(await mine.call('createAccount', { ...account, openingBalance: 0 }))).toBe(bytes(opened));
    const moved = transfer(accountId, otherId);
    const sent = await mine.call('createTransfer', moved);
    expect(bytes(await mine.call('createTransfer', { ...moved, receivedAmount: 10 }))).toBe(bytes(sent));
    for (const name of ['Casa', 'Café']) await mine.call('createTag', { idempotencyKey: randomUUID(), name });
    const correction = { idempotencyKey: randomUUID(), transactionId, tags: ['Casa', 'Café'] };
    const corrected = await mine.call('updateTransaction', correction);
    const sameCorrection = {
      ...correction,
      transactionId: transactionId.toUpperCase(),
      tags: ['CAFÉ', 'casa', 'casa'],
    };
    expect(bytes(await mine.call('updateTransaction', { ...sameCorrection, createMissingTags: false }))).toBe(
      bytes(corrected),
    );
  });

  it('is done once when it is sent 32 times concurrently', async () => {
    const transfers = transfer(accountId, otherId);
    const correction = { idempotencyKey: randomUUID(), transactionId, void: true };
    const repeat = (action: Action, request: Json) =>
      Promise.all(Array.from({ length: 32 }, () => mine.call(action, request)));
    const [sent, corrected] = await Promise.all([
      repeat('createTransfer', transfers),
      repeat('updateTransaction', correction),
    ]);
    expect(new Set(sent.map(bytes)).size).toBe(1);
    expect(new Set(corrected.map(bytes)).size).toBe(1);
    const { balances } = await mine.call('getBalances', { asOf: '2999-12-31' });
    expect(balances).toMatchObject({ accounts: [{ balance: -10 }, { balance: 10 }] });
    const [changes] = await planifi.database.run(
      (connection) =>
        connection.query`select count(*)::int as total from planifi.movement_changes where movement_id = ${transactionId}`,
    );
    expect(changes).toEqual({ total: 1 });
  });
});
