import { randomUUID } from 'node:crypto';

import { parseMinorUnits } from '@bursar/money';

import { send } from '../testing/rest-calls';
import {
  callsOf,
  movement,
  openTestPlanifi,
  transfer,
  type Calls,
  type Json,
  type TestPlanifi,
} from '../testing/test-planifi';
import { exportFromDatabase } from './export-from-database';

describe('an export', () => {
  let planifi: TestPlanifi;
  let mine: Calls;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  beforeEach(() => {
    planifi.time.now = Date.parse('2026-02-10T15:00:00.123Z');
    mine = callsOf(planifi.domain());
  });
  afterAll(() => planifi.drop());

  const exported = async (format: 'jsonl' | 'csv') => {
    const pieces: string[] = [];
    const { database } = planifi;
    await exportFromDatabase({ database, owner: mine.owner, format, write: (text) => void pieces.push(text) });
    return pieces.join('');
  };
  const records = async () =>
    (await exported('jsonl'))
      .split('\n')
      .slice(0, -1)
      .map((line) => JSON.parse(line) as Json);
  const ofKind = (all: readonly Json[], record: string) => all.filter((one) => one['record'] === record);

  it('holds accounts, tags, transactions with their changes, and transfers', async () => {
    const from = await mine.account('Corrente', { currency: 'BRL', openingBalance: -5.5, openedOn: '2026-01-01' });
    const to = await mine.account('Poupança', { currency: 'BRL' });
    await mine.call('disableAccount', { idempotencyKey: randomUUID(), accountId: await mine.account('Velha') });
    const tagged = { tags: ['Casa'], createMissingTags: true };
    const { expense } = await mine.call('createExpense', movement(from, { ...tagged, occurredOn: '2026-03-01' }));
    const { id } = expense as { id: string };
    const update = (changes: Json) => {
      planifi.time.now += 1_000;
      return mine.call('updateTransaction', { idempotencyKey: randomUUID(), transactionId: id, ...changes });
    };
    await update({ amount: 2, description: 'Táxi', tags: [] });
    await update({ amount: 2 });
    await update({ void: true });
    await mine.call('createTransfer', transfer(from, to, { description: 'Reserva' }));
    const all = await records();
    expect(all.map(({ record }) => record)).toEqual([
      'account',
      'account',
      'account',
      'tag',
      'transaction',
      'transaction',
      'transaction',
      'transfer',
    ]);
    expect(ofKind(all, 'account')).toMatchObject([
      { id: from, openingBalance: -5.5, openedOn: '2026-01-01', status: 'enabled' },
      { id: to, openingBalance: 0, openedOn: null },
      { name: 'Velha', status: 'disabled', currency: 'MXN' },
    ]);
    const [out, into, voided] = ofKind(all, 'transaction');
    expect(voided).toEqual({
      record: 'transaction',
      ...(expense as Json),
      amount: 2,
      description: 'Táxi',
      tags: [],
      status: 'voided',
      transferId: null,
      updatedAt: '2026-02-10T15:00:03.123Z',
      changes: [
        {
          changedAt: '2026-02-10T15:00:01.123Z',
          changedBy: mine.owner,
          before: { amount: 24.99, description: 'Taxi al aeropuerto', tags: ['Casa'] },
        },
        { changedAt: '2026-02-10T15:00:03.123Z', changedBy: mine.owner, before: { status: 'active' } },
      ],
    });
    const [moved] = ofKind(all, 'transfer');
    expect(moved).toMatchObject({
      fromAccountId: from,
      toAccountId: to,
      description: 'Reserva',
      transactionIds: [out?.['id'], into?.['id']],
      status: 'active',
    });
    expect([out, into]).toMatchObject([
      { amount: 10, transferId: moved?.['id'], changes: [] },
      { amount: -10, transferId: moved?.['id'], changes: [] },
    ]);
  });

  it('as CSV has a row for each transaction, in which no cell is a formula', async () => {
    const account = await mine.account('=HYPERLINK("http://x")');
    const descriptions = ['+1', '-a', '-1', '@x', '\tx', 'a "b", c\nd', 'ordinary'];
    for (const [index, description] of descriptions.entries()) {
      const occurredOn = `2026-01-0${index + 1}`;
      const tags = index === 0 ? ['b', '=a'] : [];
      await mine.call(
        'createTransaction',
        movement(account, { description, occurredOn, direction: 'IN', tags, createMissingTags: true }),
      );
    }
    const text = await exported('csv');
    expect(
      text.startsWith(
        'id,account,currency,occurred_on,description,amount,direction,tags,transfer_id,status,created_at\r\n',
      ),
    ).toBe(true);
    const cells = text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.slice(line.indexOf('MXN,')));
    expect(cells).toEqual([
      `MXN,2026-01-01,'+1,24.99,IN,'=a;b,,active,2026-02-10T15:00:00.123Z`,
      `MXN,2026-01-02,'-a,24.99,IN,,,active,2026-02-10T15:00:00.123Z`,
      `MXN,2026-01-03,-1,24.99,IN,,,active,2026-02-10T15:00:00.123Z`,
      `MXN,2026-01-04,'@x,24.99,IN,,,active,2026-02-10T15:00:00.123Z`,
      `MXN,2026-01-05,'\tx,24.99,IN,,,active,2026-02-10T15:00:00.123Z`,
      `MXN,2026-01-06,"a ""b"", c\nd",24.99,IN,,,active,2026-02-10T15:00:00.123Z`,
      `MXN,2026-01-07,ordinary,24.99,IN,,,active,2026-02-10T15:00:00.123Z`,
    ]);
    expect(text).toContain(`"'=HYPERLINK(""http://x"")",MXN`);
  });

  it('is complete, oldest first and the same again, however many there are', async () => {
    const account = await mine.account();
    await planifi.database.run(
      (connection) => connection.query`
        insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at)
        select ${mine.owner}, gen_random_uuid(), ${account}::uuid, 0.01 * n, date '2026-01-01' + n % 7, 'x', n % 3
        from generate_series(1, 2500) n`,
    );
    const all = ofKind(await records(), 'transaction');
    expect(new Set(all.map(({ id }) => id)).size).toBe(2_500);
    const inOrder = all.map(({ occurredOn, createdAt }) => `${occurredOn as string} ${createdAt as string}`);
    expect(inOrder).toEqual([...inOrder].sort());
    const sum = all.reduce((total, { amount }) => total + (parseMinorUnits((amount as number).toFixed(2)) ?? 0n), 0n);
    expect(sum).toBe(BigInt((2_500 * 2_501) / 2));
    expect(await exported('jsonl')).toBe(await exported('jsonl'));
    expect((await exported('csv')).split('\r\n')).toHaveLength(2_502);
  });

  it('has nothing of others, and is empty where nothing is stored', async () => {
    await mine.account();
    const other = callsOf(planifi.domain());
    expect(await (await send(planifi.domain(), other.owner, '/export')).text()).toBe('');
    expect(await (await send(planifi.domain(), other.owner, '/export?format=csv')).text()).toMatch(/^id,.*\r\n$/);
  });

  it('is the same over REST, which knows no other format', async () => {
    await mine.call('createExpense', movement(await mine.account('Conta')));
    for (const [format, type] of [
      ['jsonl', 'application/x-ndjson; charset=utf-8'],
      ['csv', 'text/csv; charset=utf-8'],
    ] as const) {
      const response = await send(planifi.domain(), mine.owner, `/export?format=${format}`);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(await response.text()).toBe(await exported(format));
    }
    expect(await (await send(planifi.domain(), mine.owner, '/export')).text()).toBe(await exported('jsonl'));
    const refused = await send(planifi.domain(), mine.owner, '/export?format=xml');
    expect([refused.status, await refused.json()]).toMatchObject([400, { message: 'format must be jsonl or csv' }]);
  });
});
