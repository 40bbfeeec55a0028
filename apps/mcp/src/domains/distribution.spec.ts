import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { migrate, type Database, type Transaction } from '@bursar/database';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import { sql as raw } from 'drizzle-orm';

import { allMigrations } from './compose';

/** What an operator runs on Citus, which tests do not have: its functions are stood in for. */
const CITUS = readFileSync(join(__dirname, '../../../../docs/citus.sql'), 'utf8');
const STAND_INS = `
  create table public.pg_dist_partition (logicalrelid regclass primary key, owner text, colocated_with text);
  create function create_reference_table(name regclass) returns void language sql
    as 'insert into public.pg_dist_partition values (name)';
  create function create_distributed_table(name regclass, owner text, colocate_with text default 'default') returns void
    language sql as 'insert into public.pg_dist_partition values (name, owner, colocate_with)'`;

let test: TestDatabase;
let database: Database;
beforeAll(async () => {
  test = await createTestDatabase();
  database = test.database;
  for (const migrations of await allMigrations()) await migrate(database, migrations);
});
afterAll(() => test.drop());

/** Every table whose rows belong to an owner, with the column that names it. */
const ownedTables = () =>
  database.run(
    (sql) => sql.query<{ name: string; owner: string | null; collation: string | null }>`
      select c.oid::regclass::text as name, a.attname as owner, a.attcollation::regcollation::text as collation
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
        and n.nspname in ('shared_split', 'planifi', 'cristi', 'finance', 'household')
      left join pg_attribute a on a.attrelid = c.oid and a.attname in ('owner', 'household_id')
      where c.relkind in ('r', 'p') order by 1`,
  );

describe('tables that a cluster places by owner', () => {
  it('have an owner each, and compare all of them in one way', async () => {
    const tables = await ownedTables();
    expect(tables.length).toBeGreaterThan(40);
    expect(tables.filter(({ collation }) => collation !== '"C"')).toEqual([]);
  });

  it('have keys and indexes that begin with the owner', async () => {
    const odd = await database.run(
      (sql) => sql.query`
        select i.indexrelid::regclass::text as name from pg_index i
        join pg_class c on c.oid = i.indrelid
        join pg_namespace n on n.oid = c.relnamespace
          and n.nspname in ('shared_split', 'planifi', 'cristi', 'finance', 'household')
        left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where coalesce(a.attname, '') not in ('owner', 'household_id')`,
    );
    expect(odd).toEqual([]);
  });

  it('have foreign keys that begin with the owner on both sides, are checked, and carry no change along', async () => {
    const odd = await database.run(
      (sql) => sql.query`
        select k.conrelid::regclass || ': ' || k.conname as name from pg_constraint k
        join pg_namespace n on n.oid = k.connamespace
          and n.nspname in ('shared_split', 'planifi', 'cristi', 'finance', 'household')
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
        join pg_attribute b on b.attrelid = k.confrelid and b.attnum = k.confkey[1]
        where k.contype = 'f' and (k.confupdtype <> 'a' or not k.convalidated
          or a.attname not in ('owner', 'household_id') or b.attname not in ('owner', 'household_id'))`,
    );
    expect(odd).toEqual([]);
  });

  it('have participants that a trigger renames in their own household', async () => {
    const renamed = await database.transaction(async (sql) => {
      for (const household of ['one', 'another']) {
        await sql.query`insert into shared_split.households (household_id, last_written_at) values (${household}, 1)`;
        await sql.query`
          insert into shared_split.participants (household_id, participant_id, display_name, is_active)
          values (${household}, 'ana', 'Ana', true)`;
        await sql.query`
          insert into shared_split.month_totals (household_id, competence_month, payer_id, movement_count,
            purchases_cents, refunds_cents, equal_net_cents, own_share_cents, other_share_cents)
          values (${household}, '2031-03', 'ana', 1, 100, 0, 100, 0, 0)`;
      }
      await sql.query`update shared_split.participants set participant_id = 'eva' where household_id = 'one'`;
      return sql.query`
        select p.household_id, p.participant_id, t.payer_id from shared_split.participants p
        join shared_split.month_totals t using (household_id) order by 1 desc`;
    });
    expect(renamed.map((row) => Object.values(row))).toEqual([
      ['one', 'eva', 'eva'],
      ['another', 'ana', 'ana'],
    ]);
  });

  it('have triggers that touch rows of the same owner alone: those of finance, and one on participants', async () => {
    const schemas = await database.run(
      (sql) => sql.query`
        select distinct case n.nspname when 'finance' then 'finance' else c.oid::regclass::text end as name
        from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
        where not t.tgisinternal order by 1`,
    );
    expect(schemas).toEqual([{ name: 'finance' }, { name: 'shared_split.participants' }]);
    const tables = (await ownedTables()).filter(({ name }) => name.startsWith('finance.'));
    const rowsOf = async (owner: string) => {
      const rows = tables.map(
        ({ name }) => raw`select ${name}::text as name, t::text as row from ${raw.raw(name)} t where owner = ${owner}`,
      );
      return database.run((sql) => sql.query(raw`${raw.join(rows, raw` union all `)} order by 1, 2`));
    };
    await database.transaction((sql) => enter(sql, 'another'));
    const before = await rowsOf('another');
    await database.transaction(async (sql) => {
      await enter(sql, 'one');
      await sql.query`update finance.transactions set amount = 7, is_linked = true where owner = 'one'`;
      await sql.query`update finance.links set state = 'rejected' where owner = 'one'`;
      await sql.query`update finance.accounts set name = 'Other' where owner = 'one'`;
    });
    const made = await rowsOf('one');
    expect(new Set(made.map(({ name }) => name))).toEqual(new Set(before.map(({ name }) => name)));
    await database.transaction(async (sql) => {
      await change(sql, 2, 'one');
      await sql.query`delete from finance.links where owner = 'one'`;
      await sql.query`delete from finance.transactions where owner = 'one'`;
    });
    expect(await rowsOf('one')).not.toEqual(made);
    expect(await rowsOf('another')).toEqual(before);
  });
});

it('docs/citus.sql places every table once, also when it runs again, and leaves the foreign keys as they were', async () => {
  const keys = () =>
    database.run(
      (sql) => sql.query`
        select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as key from pg_constraint
        where contype = 'f' order by 1`,
    );
  const before = await keys();
  await database.run((sql) => sql.script(STAND_INS));
  await database.run((sql) => sql.script(CITUS));
  await database.run((sql) => sql.script(CITUS));
  expect(await keys()).toEqual(before);
  const placed = await database.run(
    (sql) => sql.query`
      select logicalrelid::text as name, owner, colocated_with from public.pg_dist_partition order by 1`,
  );
  const references = ['access.api_keys', 'access.owners', 'access.subjects'];
  const owned = (await ownedTables()).map(({ name, owner }) => {
    const isFirst = name === 'finance.ledgers';
    return { name, owner, colocated_with: isFirst ? 'default' : 'finance.ledgers' };
  });
  const expected = [...references.map((name) => ({ name, owner: null, colocated_with: null })), ...owned];
  expect(placed).toEqual(expected);
});

/** Everything that a change of the journal made in the transaction belongs to. */
async function change(sql: Transaction, number: number, owner: string): Promise<void> {
  const hash = '0'.repeat(64);
  await sql.query`select set_config('finance.change', ${String(number)}::text, true)`;
  await sql.query`
    insert into finance.changes (owner, change_number, kind, at, via, tool, summary, row_count, previous_hash, hash)
    values (${owner}, ${number}, 'import', '2031-03-10T00:00:00Z', 'cli', 'test', 'test', 1, ${hash}, ${hash})`;
}

/** A ledger with something in every table that has a trigger. */
async function enter(sql: Transaction, owner: string): Promise<void> {
  await sql.query`insert into finance.ledgers (owner) values (${owner})`;
  await change(sql, 1, owner);
  await sql.query`
    insert into finance.accounts (owner, account_id, name, currency, added_by) values (${owner}, 'main', 'Main', 'EUR', 1)`;
  await sql.query`
    insert into finance.transactions
      (owner, booked_at, sequence, account_id, amount, description, description_key, added_by, changed_by, is_linked)
    values (${owner}, '2031-03-10', 1, 'main', 5, 'Tea', 'tea', 1, 1, true)`;
  await sql.query`
    insert into finance.links (owner, link_number, kind, state, left_id, right_id)
    values (${owner}, 1, 'transfer', 'confirmed', 'a', 'b')`;
}
