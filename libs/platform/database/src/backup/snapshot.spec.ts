import { join } from 'node:path';

import type { Database } from '../database';
import { migrate } from '../migrate';
import type { Migrations } from '../migrations';
import { createTestDatabase, type TestDatabase } from '../testing';
import { until } from '../testing/processes';
import { removeFolder, testFolder } from '../testing/test-folder';
import { backUp } from './back-up';
import { restore } from './restore';

// Tables are backed up in the order of their names: `between` separates the two that belong together.
const FIRST = `
  create schema shop;
  create table accounts (id int primary key, balance bigint not null);
  create table between (n int);
  create table orders (id bigint generated always as identity primary key, note text);
  create table parts (order_id bigint not null references orders);
  insert into accounts values (1, 1000), (2, 1000);
  insert into between select generate_series(1, 150000);`;
/** Rewrites every row, which invalidates older snapshots. */
const SECOND = `alter table orders add column made_at timestamptz not null default clock_timestamp()`;

const of = (files: Migrations['files']): Migrations => ({ domain: 'shop', schema: 'shop', files });
const before = of({ '0001.sql': FIRST });
const after = of({ '0001.sql': FIRST, '0002.sql': SECOND });
const version = '1.0.0';

describe('a backup of a database in use', () => {
  let folder: string;
  let source: TestDatabase;
  let target: TestDatabase;
  beforeEach(async () => {
    folder = testFolder();
    source = await createTestDatabase([before]);
    target = await createTestDatabase();
  });
  afterEach(async () => {
    await source.drop();
    await target.drop();
    removeFolder(folder);
  });

  const facts = async (database: Database) => {
    const [row] = await database.run(
      (connection) => connection.query`select (select sum(balance) from shop.accounts)::int as money,
        (select count(*) from shop.orders)::int as orders, (select count(distinct order_id) from shop.parts)::int as parts`,
    );
    return row as { money: number; orders: number; parts: number };
  };
  const order = (database: Database) =>
    database.transaction(async (connection) => {
      await connection.query`update shop.accounts set balance = balance - 1 where id = 1`;
      const [made] = await connection.query`insert into shop.orders (note) values ('one') returning id`;
      await connection.query`insert into shop.parts values (${made?.['id']})`;
      await connection.query`update shop.accounts set balance = balance + 1 where id = 2`;
    });

  it('is one snapshot of it', async () => {
    let isDone = false;
    const write = async () => {
      while (!isDone) await order(source.database);
    };
    const writers = [write(), write()];
    const seen: number[] = [];
    try {
      for (let round = 0; round < 3; round += 1) {
        const file = join(folder, `${round}.bursar`);
        await until(async () => (await facts(source.database)).orders > Math.max(0, ...seen));
        await backUp(source.database, { file, migrations: [before], version });
        const { money, orders, parts } = await restoredFacts(file);
        expect({ money, parts }).toEqual({ money: 2000, parts: orders });
        seen.push(orders);
      }
    } finally {
      isDone = true;
      await Promise.all(writers);
    }
    // The database was in use all the time.
    const { orders } = await facts(source.database);
    expect(new Set([0, ...seen, orders]).size).toBe(5);
  });

  const restoredFacts = async (file: string) => {
    await target.drop();
    target = await createTestDatabase();
    await restore(target.database, { file, migrations: [after] });
    // The sequence is never behind the rows.
    await order(target.database);
    const { money, orders, parts } = await facts(target.database);
    return { money, orders: orders - 1, parts: parts - 1 };
  };

  it('waits for a running migration, and is not affected by a later one', async () => {
    for (let made = 0; made < 20; made += 1) await order(source.database);
    const other = source.open();
    let letGo: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const locks = async (isGranted: boolean) => {
      const found = await source.database.run(
        (connection) => connection.query`select from pg_locks where relation = to_regclass('bursar.migrations')
          and granted = ${isGranted} and database = (select oid from pg_database where datname = current_database())`,
      );
      return found.length;
    };
    const holding = other.transaction(async (connection) => {
      await connection.script('lock table bursar.migrations in access exclusive mode');
      await held;
    });
    await until(async () => (await locks(true)) === 1);
    const file = join(folder, 'migrated.bursar');
    const backingUp = backUp(source.database, { file, migrations: [after], version });
    await until(async () => (await locks(false)) === 1);
    const migrating = migrate(other, after);
    await until(async () => (await locks(false)) === 2);
    letGo();
    await Promise.all([holding, backingUp, migrating]);
    expect(await restoredFacts(file)).toEqual({ money: 2000, orders: 20, parts: 20 });
  });

  it('is restored with its own migrations, and then migrated', async () => {
    await order(source.database);
    const file = join(folder, 'old.bursar');
    await backUp(source.database, { file, migrations: [after], version });
    await restore(target.database, { file, migrations: [after] });
    await migrate(target.database, after);
    const rows = await target.database.run(
      (connection) => connection.query`select note, made_at is not null as made from shop.orders`,
    );
    expect(rows).toEqual([{ note: 'one', made: true }]);
  });

  it('leaves no transaction and no lock behind', async () => {
    const one = source.open({ maxConnections: 1 });
    const missing = join(folder, 'no/such/folder');
    await expect(backUp(one, { file: missing, migrations: [before], version })).rejects.toMatchObject({
      reason: 'not-writable',
    });
    await backUp(one, { file: join(folder, 'one.bursar'), migrations: [before], version });
    const [row] = await one.run(
      (connection) => connection.query`select now() = statement_timestamp() as "isOwnStatement",
      current_setting('statement_timeout') as timeout,
      (select count(*)::int from pg_locks where pid = pg_backend_pid() and locktype = 'advisory') as locks`,
    );
    expect(row).toEqual({ isOwnStatement: true, timeout: '30s', locks: 0 });
  });
});
