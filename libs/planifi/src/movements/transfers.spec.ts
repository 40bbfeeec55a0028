import { randomUUID } from 'node:crypto';

import { callsOf, openTestPlanifi, transfer, type Calls, type Json, type TestPlanifi } from '../testing/test-planifi';

describe('transfers', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  let from: string;
  let to: string;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(async () => {
    mine = callsOf(planifi.domain());
    [from, to] = [await mine.account('Corrente'), await mine.account('Poupança')];
  });
  afterAll(() => planifi.drop());

  const range = { from: '1900-01-01', to: '2999-12-31' };
  const items = async (accountId: string, input: Json = {}) =>
    ((await mine.call('listTransactions', { accountId, ...range, ...input }))['page'] as { items: Json[] }).items;
  const update = (transactionId: unknown, changes: Json) =>
    mine.answer('updateTransaction', { idempotencyKey: randomUUID(), transactionId, ...changes });
  const refused = async (transactionId: unknown, changes: Json) => {
    const answer = await update(transactionId, changes);
    return 'error' in answer ? [answer.error['errorCode'], answer.error['message']] : answer;
  };

  it('are a transaction in each account and no expense', async () => {
    const { transfer: made } = await mine.call(
      'createTransfer',
      transfer(from.toUpperCase(), to, { description: 'Reserva' }),
    );
    expect(made).toMatchObject({
      fromAccountId: from,
      toAccountId: to,
      amount: 10,
      receivedAmount: 10,
      description: 'Reserva',
    });
    const { id, transactionIds } = made as { id: string; transactionIds: string[] };
    const [out, into] = [await items(from, { details: true }), await items(to, { details: true })];
    expect([...out, ...into]).toMatchObject([
      { id: transactionIds[0], amount: 10, transferId: id, description: 'Reserva', status: 'active', tags: [] },
      { id: transactionIds[1], amount: -10, transferId: id, description: 'Reserva' },
    ]);
    expect((await mine.call('listExpenses', { withTotals: true }))['totals']).toEqual([]);
    expect((await mine.call('listTransactions', { accountId: to, ...range, withTotals: true }))['totals']).toEqual([
      { currency: 'MXN', out: 0, in: 10, net: -10, count: 1 },
    ]);
  });

  it('are refused for accounts that are unknown, disabled or the same, and store nothing', async () => {
    const unknown = randomUUID();
    const refusal = async (one: string, other: string, fields: Json = {}) =>
      (await mine.refusal('createTransfer', transfer(one, other, fields))).message;
    expect(await refusal(unknown, randomUUID())).toContain(unknown);
    expect(await refusal(from, unknown)).toContain(unknown);
    expect(await refusal(from, from.toUpperCase())).toBe('toAccountId must be another account than fromAccountId');
    expect(await refusal(from, to, { receivedAmount: 10.01 })).toMatch(/^receivedAmount must equal amount/);
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId: to });
    expect((await mine.refusal('createTransfer', transfer(to, unknown))).code).toBe('ACCOUNT_NOT_FOUND');
    expect((await mine.refusal('createTransfer', transfer(from, to))).code).toBe('ACCOUNT_DISABLED');
    expect(await items(from)).toEqual([]);
    const [row] = await planifi.database.run(
      (connection) => connection.query`select from planifi.transfers where owner = ${mine.owner}`,
    );
    expect(row).toBeUndefined();
  });

  it('between two currencies say what arrives', async () => {
    const euros = await mine.account('Euros', { currency: 'EUR' });
    expect((await mine.refusal('createTransfer', transfer(euros, to))).message).toBe(
      'receivedAmount is required: EUR leaves, and it must say how much MXN arrives',
    );
    const { transfer: made } = await mine.call('createTransfer', transfer(euros, to, { receivedAmount: 10 }));
    const [out, into] = (made as { transactionIds: string[] }).transactionIds;
    // The amount is of this leg alone; the day is of both.
    expect(await update(out, { amount: 11, occurredOn: '2026-02-01' })).toMatchObject({
      body: { transaction: { amount: 11 } },
    });
    expect(await items(to)).toMatchObject([{ id: into, amount: -10, occurredOn: '2026-02-01' }]);
    expect(await update(into, { amount: 205.5 })).toMatchObject({ body: { transaction: { amount: -205.5 } } });
    expect(await items(euros)).toMatchObject([{ amount: 11 }]);
  });

  it('change and fall together', async () => {
    const { transfer: made } = await mine.call('createTransfer', transfer(from, to));
    const [out, into] = (made as { transactionIds: string[] }).transactionIds;
    await update(into, { amount: 25, occurredOn: '2026-03-01', description: 'Salário guardado' });
    expect([...(await items(from)), ...(await items(to))]).toMatchObject([
      { amount: 25, occurredOn: '2026-03-01', description: 'Transfer to Poupança' },
      { amount: -25, occurredOn: '2026-03-01', description: 'Salário guardado' },
    ]);
    expect(await refused(out, { tags: ['x'], accountId: randomUUID() })).toEqual([
      'VALIDATION_ERROR',
      'tags cannot be changed on a leg of a transfer; accountId cannot be changed on a leg of a transfer',
    ]);
    expect(await update(out, { void: true })).toMatchObject({ body: { status: 'voided' } });
    expect([...(await items(from)), ...(await items(to))]).toEqual([]);
    expect(await refused(into, { amount: 1 })).toMatchObject([
      'TRANSACTION_VOIDED',
      expect.stringContaining(String(into)),
    ]);
    expect(await update(into, { void: false })).toMatchObject({ body: { status: 'active' } });
    expect(await items(from)).toMatchObject([{ amount: 25 }]);
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId: to });
    expect(await refused(out, { amount: 1 })).toMatchObject(['ACCOUNT_DISABLED', expect.stringContaining(to)]);
    expect(await update(out, { description: 'Só aqui' })).toMatchObject({ body: { status: 'active' } });
  });

  it('of which both legs are changed at once stay in step', async () => {
    const { transfer: made } = await mine.call('createTransfer', transfer(from, to));
    const legs = (made as { transactionIds: string[] }).transactionIds;
    const changes = Array.from({ length: 24 }, (_, index) =>
      update(legs[index % 2], index % 3 === 0 ? { void: index % 2 === 0 } : { amount: index + 1 }),
    );
    const others = Array.from({ length: 8 }, () => mine.call('createTransfer', transfer(to, from)));
    for (const answer of await Promise.all(changes)) {
      if ('error' in answer) expect(answer.error['errorCode']).toBe('TRANSACTION_VOIDED');
    }
    await Promise.all(others);
    const both = { includeVoided: true };
    const [out, into] = [await items(from, both), await items(to, both)].map((all) =>
      all.find(({ id }) => legs.includes(String(id))),
    );
    expect(into).toMatchObject({ status: out?.['status'], amount: -Number(out?.['amount']) });
  });
});
