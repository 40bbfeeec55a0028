import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { migrate, openDatabase, type Connection, type Database, type Migrations } from '@bursar/database';
import { planMigrations } from '@bursar/database/diagnosis';
import { financeToolsMigrations } from '@bursar/finance-tools';

import { timed } from '../measuring/timed';

/** What one migration of a large ledger does to those who read and write meanwhile. */
export interface MigrationFigures {
  readonly name: string;
  /** The locks that it takes on tables that are there already, such as `SHARE`. */
  readonly locks: readonly string[];
  readonly milliseconds: number;
  /** Of those that were under way at some time of it. */
  readonly slowestWriteMilliseconds: number;
  readonly slowestReadMilliseconds: number;
}

/** The last file that was released before migrations were made for people who go on working. */
const LAST_BEFORE = '0013';
const WRITES_A_SECOND = 20;
const OWNERS = 1_000;
/** Rows a statement. */
const CHUNK = 500_000;

/** Fills a ledger of an earlier version, and brings it up to date under writes and reads. */
export async function measureMigrations(rows: number): Promise<MigrationFigures[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const database = openDatabase({ dataDir });
  try {
    const names = Object.keys(financeToolsMigrations.files).sort();
    const count = names.filter((name) => name.slice(0, LAST_BEFORE.length) <= LAST_BEFORE).length;
    await migrate(database, first(count));
    await database.run((sql) => fill(sql, rows));
    const figures: MigrationFigures[] = [];
    for (let next = count + 1; next <= names.length; next += 1) figures.push(await measured(database, first(next)));
    return figures;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function first(count: number): Migrations {
  return {
    ...financeToolsMigrations,
    files: Object.fromEntries(Object.entries(financeToolsMigrations.files).slice(0, count)),
  };
}

/** Applies the one file that is missing. */
async function measured(database: Database, migrations: Migrations): Promise<MigrationFigures> {
  const [planned] = await planMigrations(database, [migrations]);
  let isOver = false;
  const slowestOf = async (call: (number: number) => Promise<unknown>) => {
    const calls: Promise<number>[] = [];
    for (let number = 0; !isOver; number += 1) {
      calls.push(timed(() => call(number)));
      await pause(1_000 / WRITES_A_SECOND);
    }
    return Math.max(0, ...(await Promise.all(calls)));
  };
  const stamp = Date.now();
  const writing = slowestOf((number) => database.transaction((sql) => write(sql, `${stamp}-${number}`, number)));
  const reading = slowestOf((number) => database.run((sql) => read(sql, number)));
  // Some calls come before it.
  await pause(500);
  const milliseconds = await timed(() => migrate(database, migrations));
  isOver = true;
  return {
    name: planned?.name ?? '',
    locks: [...new Set((planned?.locks ?? []).map(({ lock }) => lock))],
    milliseconds,
    slowestWriteMilliseconds: await writing,
    slowestReadMilliseconds: await reading,
  };
}

/** A row, as an import of one adds it. */
async function write(sql: Connection, id: string, number: number): Promise<void> {
  const owner = `owner-${1 + (number % OWNERS)}`;
  const [row] = await sql.query<{ sequence: bigint }>`
    update finance.ledgers set next_sequence = next_sequence + 1 where owner = ${owner}
    returning next_sequence - 1 as sequence`;
  await sql.query`
    insert into finance.transactions (owner, booked_at, sequence, account_id, amount, external_id, description,
      description_key, added_by, changed_by)
    values (${owner}, '2031-03-10', ${row?.sequence}, 'main', -5, ${id}, 'Tea', 'tea', 1, 1)`;
}

/** The newest rows of an owner. */
function read(sql: Connection, number: number): Promise<unknown> {
  return sql.query`
    select * from finance.transactions where owner = ${`owner-${1 + (number % OWNERS)}`}
    order by booked_at desc, sequence desc limit 50`;
}

async function fill(sql: Connection, rows: number): Promise<void> {
  await sql.script('set session_replication_role = replica; set statement_timeout = 0');
  await sql.query`
    insert into finance.ledgers (owner, next_sequence) select 'owner-' || n, 1000000000 from generate_series(1, ${OWNERS}::integer) n`;
  await sql.query`
    insert into finance.accounts (owner, account_id, name, currency, added_by)
    select 'owner-' || n, 'main', 'Main', 'CHF', 1 from generate_series(1, ${OWNERS}::integer) n`;
  for (let from = 0; from < rows; from += CHUNK) {
    await sql.query`
      insert into finance.transactions (owner, booked_at, sequence, account_id, amount, external_id, description,
        description_key, added_by, changed_by)
      select 'owner-' || (1 + n % ${OWNERS}::integer), timestamp '2016-01-01' + n % 3650 * interval '1 day', n, 'main', 1 + n % 9000,
        'R' || n, 'Purchase ' || n, 'purchaseZ' || n, 1, 1
      from generate_series(${from}::integer, ${Math.min(rows, from + CHUNK) - 1}::integer) n`;
  }
  await sql.script('set session_replication_role = origin; set statement_timeout = default');
  await sql.script('vacuum analyze finance.transactions');
}
