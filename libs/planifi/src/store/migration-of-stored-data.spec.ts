import { createHash, randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import { migrate, type Database } from '@bursar/database';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';

import { createPlanifi } from '../planifi';
import { callsOf, type Json } from '../testing/test-planifi';
import { ledgerSourceQueries } from './ledger-source-queries';
import { migrations } from './migrations';

const OWNER = randomUUID();
const [ENABLED, DISABLED] = [randomUUID(), randomUUID()];
const KEY = 'a key of the first version';
const MANY = 20_000;

/** The first version's schema with data: two accounts, many movements, a tag and the response to one write. */
async function storeFirstVersion(database: Database, request: Json): Promise<void> {
  const [name = ''] = Object.keys(migrations.files);
  const sql = (migrations.files as Readonly<Record<string, string>>)[name] ?? '';
  await migrate(database, { ...migrations, files: { [name]: sql } });
  // The canonical request of the first version, spelled out.
  const { amount: _amount, idempotencyKey: _key, ...rest } = request;
  const canonical = { ...rest, amount: '24.99', tags: [], createMissingTags: false };
  const sorted = Object.entries(canonical).sort(([one], [other]) => (one < other ? -1 : 1));
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(['createExpense', sorted]))
    .digest('hex');
  await database.transaction(async (transaction) => {
    await transaction.query`
      insert into planifi.accounts (owner, account_id, name, type, currency, created_at, disabled_at)
      values (${OWNER}, ${ENABLED}::uuid, 'Nómina', 'BANK', 'MXN', 1, null),
        (${OWNER}, ${DISABLED}::uuid, 'Vieja', 'CASH', 'EUR', 2, 3)`;
    await transaction.query`
      insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at)
      select ${OWNER}, gen_random_uuid(), ${ENABLED}::uuid, 0.01 * n, date '2020-01-01' + n % 365, 'old ' || n, n
      from generate_series(1, ${MANY}::int) n`;
    await transaction.query`
      insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at)
      values (${OWNER}, gen_random_uuid(), ${DISABLED}::uuid, 7, '2020-05-05', 'PÃO doce', 5)`;
    await transaction.query`
      insert into planifi.idempotency_records (owner, key, action, fingerprint, answer, created_at)
      values (${OWNER}, ${KEY}, 'createExpense', ${fingerprint}, '{"stored":"then"}', ${Date.now()}::bigint)`;
  });
}

describe('data of the first version', () => {
  let test: TestDatabase;
  const request = {
    idempotencyKey: KEY,
    accountId: ENABLED,
    amount: 24.99,
    occurredOn: '2026-01-15',
    description: 'Taxi',
  };
  const calls = () => callsOf(createPlanifi({ database: test.database, clock: clockOf(Date.now) }), OWNER);
  const cents = BigInt((MANY * (MANY + 1)) / 2);
  beforeAll(async () => {
    test = await createTestDatabase();
    await storeFirstVersion(test.database, request);
  });
  afterAll(() => test.drop());

  it('is listed and added up', async () => {
    const { expenses, totals } = await calls().call('listExpenses', { size: 1, withTotals: true });
    expect(expenses).toEqual([expect.objectContaining({ accountId: ENABLED, tags: [] })]);
    expect(totals).toEqual([{ currency: 'MXN', amount: Number(cents) / 100, count: MANY }]);
    const range = { accountId: DISABLED, from: '2020-01-01', to: '2020-12-31', text: 'pão', details: true };
    const { page } = await calls().call('listTransactions', range);
    expect((page as Json)['items']).toEqual([
      expect.objectContaining({ amount: 7, status: 'active', transferId: null, updatedAt: null }),
    ]);
    const { balances } = await calls().call('getBalances', { asOf: '2020-12-31', includeDisabled: true });
    expect((balances as Json)['accounts']).toMatchObject([
      { accountId: ENABLED, opening: 0, in: 0, out: Number(cents) / 100, balance: -Number(cents) / 100 },
      { accountId: DISABLED, status: 'disabled', currency: 'EUR', balance: -7 },
    ]);
  });

  it('has responses that are replayed for the same requests', async () => {
    expect((await calls().call('createExpense', request))['expense']).toEqual({ stored: 'then' });
    expect((await calls().refusal('createExpense', { ...request, amount: 25 })).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('can be corrected', async () => {
    const { page } = await calls().call('listTransactions', {
      accountId: ENABLED,
      from: '2020-01-01',
      to: '2020-01-01',
    });
    const [{ id }] = (page as { items: [{ id: string }] }).items;
    const correction = { idempotencyKey: randomUUID(), transactionId: id, amount: 1 };
    expect(await calls().call('updateTransaction', correction)).toMatchObject({ transaction: { amount: 1 } });
    const [changed] = await test.database.run(
      (connection) =>
        connection.query`select changed_by, amount from planifi.movement_changes where movement_id = ${id}`,
    );
    expect(changed).toMatchObject({ changed_by: OWNER });
  });

  it('reaches a ledger of all domains, money that came in above 0 and nothing that is voided', async () => {
    const mine = calls();
    const income = { ...request, idempotencyKey: randomUUID(), direction: 'IN', occurredOn: '2030-01-01' };
    const { transaction } = await mine.call('createTransaction', income);
    const voided = await mine.call('createTransaction', { ...income, idempotencyKey: randomUUID() });
    const { id } = voided['transaction'] as { id: string };
    await mine.call('updateTransaction', { idempotencyKey: randomUUID(), transactionId: id, void: true });
    const rows = await test.database.run(
      (connection) =>
        connection.query<{ id: string; amount: string }>`
        select movement_id::text as id, amount from planifi.movements where owner = ${OWNER} and occurred_on = '2030-01-01'`,
    );
    expect(rows).toHaveLength(2);
    const { transactionsSql } = ledgerSourceQueries;
    const rowsOfSource = await test.database.run(async (connection) => {
      await connection.script(`prepare of_owner (text) as ${transactionsSql}`);
      await connection.script(`create temporary table source_rows as execute of_owner('${OWNER}')`);
      return connection.query`select id, amount from source_rows where booked_at >= '2030-01-01'`;
    });
    expect(rowsOfSource).toEqual([{ id: (transaction as Json)['id'], amount: '24.99' }]);
  });
});
