import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';

import { openTestPlanifi, type TestPlanifi } from '../testing/test-planifi';

// No use case tries these statements; the database refuses them all the same.
describe('the database', () => {
  let planifi: TestPlanifi;
  const owner = randomUUID();
  const account = randomUUID();
  const movement = randomUUID();
  const tag = randomUUID();
  beforeAll(async () => {
    planifi = await openTestPlanifi();
    await insertAccount({});
    await insertMovement({});
    await insertMovement({ id: otherMovement });
    await insertTag({});
  });
  afterAll(() => planifi.drop());

  const [uniqueViolated, foreignKeyViolated, checkViolated, outOfRange] = ['23505', '23503', '23514', '22003'];

  const insertAccount = ({ id = account, name = 'A', type = 'BANK', currency = 'MXN' }) =>
    planifi.database.run(
      (
        connection,
      ) => connection.query`insert into planifi.accounts (owner, account_id, name, type, currency, created_at)
        values (${owner}, ${id}::uuid, ${name}, ${type}, ${currency}, 0)`,
    );
  const insertMovement = ({
    id = movement,
    by = owner,
    to = account,
    amount = '1.00',
    on = '2026-01-15',
    description = 'x',
  }) =>
    planifi.database.run(
      (connection) => connection.query`insert into planifi.movements
        (owner, movement_id, account_id, amount, occurred_on, description, created_at)
        values (${by}, ${id}::uuid, ${to}::uuid, ${amount}::numeric, ${on}::date, ${description}, 0)`,
    );
  const insertTag = ({ id = tag, by = owner, name = 'Casa', key = 'casa' }) =>
    planifi.database.run(
      (connection) => connection.query`insert into planifi.tags (owner, tag_id, name, key, created_at)
        values (${by}, ${id}::uuid, ${name}, ${key}, 0)`,
    );
  const insertTagging = ({ by = owner, of = movement, as = tag }) =>
    planifi.database.run(
      (connection) => connection.query`insert into planifi.movement_tags (owner, movement_id, tag_id)
        values (${by}, ${of}::uuid, ${as}::uuid)`,
    );
  const insertRecord = ({ key = 'a key of mine', fingerprint = 'a'.repeat(64) }) =>
    planifi.database.run(
      (
        connection,
      ) => connection.query`insert into planifi.idempotency_records (owner, key, action, fingerprint, created_at)
        values (${owner}, ${key}, 'createTag', ${fingerprint}, 0)`,
    );
  const otherMovement = randomUUID();
  /** A transfer between two movements, which stays a statement of its own. */
  const insertTransfer = ({ id = randomUUID(), out = movement, into = otherMovement, by = owner }) =>
    planifi.database.run(
      (connection) => connection.query`insert into planifi.transfers
        (owner, transfer_id, outgoing_id, incoming_id, created_at) values (${by}, ${id}::uuid, ${out}::uuid, ${into}::uuid, 0)`,
    );
  const updateMovement = (column: string, value: string) =>
    planifi.database.run((connection) =>
      connection.query(
        sql`update planifi.movements set ${sql.identifier(column)} = ${sql.raw(value)} where movement_id = ${movement}`,
      ),
    );
  const updateAccount = (column: string, value: string) =>
    planifi.database.run((connection) =>
      connection.query(
        sql`update planifi.accounts set ${sql.identifier(column)} = ${sql.raw(value)} where owner = ${owner}`,
      ),
    );
  const insertChange = (of: string, amount: string | null) =>
    planifi.database.run(
      (connection) => connection.query`insert into planifi.movement_changes
        (owner, movement_id, changed_at, changed_by, amount) values (${owner}, ${of}::uuid, 0, 'x', ${amount}::numeric)`,
    );
  const other = () => randomUUID();

  it.each<readonly [string, () => Promise<unknown>, string]>([
    ['an unknown account type', () => insertAccount({ id: other(), type: 'LOAN' }), checkViolated],
    ['an account without a name', () => insertAccount({ id: other(), name: '' }), checkViolated],
    ['a long name', () => insertAccount({ id: other(), name: 'x'.repeat(151) }), checkViolated],
    ['a currency of another form', () => insertAccount({ id: other(), currency: 'pesos' }), checkViolated],
    ['an account twice', () => insertAccount({}), uniqueViolated],
    ['no amount', () => insertMovement({ id: other(), amount: '0' }), checkViolated],
    ['a negative amount', () => insertMovement({ id: other(), amount: '-1' }), checkViolated],
    ['an amount that is no number', () => insertMovement({ id: other(), amount: 'NaN' }), checkViolated],
    ['an amount beyond its digits', () => insertMovement({ id: other(), amount: '1000000000000' }), outOfRange],
    ['a day before 1900', () => insertMovement({ id: other(), on: '1899-12-31' }), checkViolated],
    ['a day after 2999', () => insertMovement({ id: other(), on: '3000-01-01' }), checkViolated],
    ['no description', () => insertMovement({ id: other(), description: '' }), checkViolated],
    ['a movement twice', () => insertMovement({}), uniqueViolated],
    ['a movement of an unknown account', () => insertMovement({ id: other(), to: other() }), foreignKeyViolated],
    ['a movement of another owner’s account', () => insertMovement({ id: other(), by: other() }), foreignKeyViolated],
    ['a tag’s key twice', () => insertTag({ id: other(), name: 'CASA' }), uniqueViolated],
    ['a tag without a key', () => insertTag({ id: other(), key: '' }), checkViolated],
    ['a long tag', () => insertTag({ id: other(), name: 'x'.repeat(81), key: 'y' }), checkViolated],
    ['an unknown tag', () => insertTagging({ as: other() }), foreignKeyViolated],
    ['a tag of an unknown movement', () => insertTagging({ of: other() }), foreignKeyViolated],
    ['another owner’s tag', () => insertTagging({ by: other() }), foreignKeyViolated],
    ['another direction', () => updateMovement('direction', `'SIDEWAYS'`), checkViolated],
    ['a leg of no transfer', () => updateMovement('transfer_id', `'${randomUUID()}'::uuid`), foreignKeyViolated],
    ['a transfer without one of its legs', () => insertTransfer({ into: other() }), foreignKeyViolated],
    ['a transfer of another owner’s movements', () => insertTransfer({ by: other() }), foreignKeyViolated],
    ['a transfer with one leg twice', () => insertTransfer({ into: movement }), checkViolated],
    ['a change of an unknown movement', () => insertChange(other(), '1'), foreignKeyViolated],
    ['a change of nothing', () => insertChange(movement, null), checkViolated],
    ['an opening balance that is no number', () => updateAccount('opening_balance', `'NaN'`), checkViolated],
    ['an opening balance beyond its digits', () => updateAccount('opening_balance', '-1000000000000'), outOfRange],
    ['an account opened before 1900', () => updateAccount('opened_on', `'1899-12-31'`), checkViolated],
    ['a short key', () => insertRecord({ key: 'short' }), checkViolated],
    ['a fingerprint of another form', () => insertRecord({ fingerprint: 'x' }), checkViolated],
  ])('refuses %s', (_what, insert, code) => expect(insert()).rejects.toMatchObject({ code }));

  it('keeps a key’s record once, and a tag of a movement once', async () => {
    await insertRecord({});
    await expect(insertRecord({})).rejects.toMatchObject({ code: uniqueViolated });
    await insertTagging({});
    await expect(insertTagging({})).rejects.toMatchObject({ code: uniqueViolated });
  });

  it('keeps a movement as a leg of one transfer', async () => {
    await insertTransfer({});
    await expect(insertTransfer({ into: other() })).rejects.toMatchObject({ code: uniqueViolated });
    await expect(insertTransfer({ out: other() })).rejects.toMatchObject({ code: uniqueViolated });
  });

  it('reads the movements of an account, and of an owner, in the order of an index', async () => {
    await planifi.database.run((connection) =>
      connection.script(`
        insert into planifi.accounts (owner, account_id, name, type, currency, created_at)
        select 'many', md5(n::text)::uuid, 'A', 'BANK', 'MXN', 0 from generate_series(1, 20) n;
        insert into planifi.movements (owner, movement_id, account_id, amount, occurred_on, description, created_at)
        select 'many', gen_random_uuid(), md5((1 + n % 20)::text)::uuid, 1, date '2020-01-01' + n % 2000, 'x', n
        from generate_series(1, 20000) n;
        analyze planifi.movements`),
    );
    const plan = async (query: string) => {
      const rows = await planifi.database.run((connection) =>
        connection.query(
          sql.raw(`explain ${query} order by occurred_on desc, created_at desc, sequence desc limit 50`),
        ),
      );
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const ofOwner = `select * from planifi.movements where owner = 'many'`;
    const days = `occurred_on between '2020-01-01' and '2026-12-31'`;
    const ofAccount = await plan(`${ofOwner} and account_id = md5('1')::uuid and ${days}`);
    expect(ofAccount).toContain('movements_of_an_account');
    expect(ofAccount).not.toContain('Sort');
    const [index] = await planifi.database.run(
      (connection) => connection.query`select indexdef from pg_indexes where indexname = 'movements_of_an_account'`,
    );
    expect(index?.['indexdef']).toMatch(/INCLUDE \(amount, direction, voided_at\)$/);
    const all = await plan(ofOwner);
    expect(all).toContain('movements_of_an_owner');
    expect(all).not.toContain('Sort');
  });
});
