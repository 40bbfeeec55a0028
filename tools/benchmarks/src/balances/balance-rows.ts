import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import postgres from 'postgres';

import { interleaved } from '../measuring/interleaved';
import { median } from '../measuring/statistics';
import { timed } from '../measuring/timed';
import { ratioRow, type Row } from '../report/row';
import { BURSAR } from '../servers/paths';
import { socketFolder } from '../servers/served-bursar';
import { startStdio } from '../servers/stdio-process';

const TRANSACTIONS = 100_000;
const ACCOUNTS = 10;
const ROUNDS = 31;
const GOAL = 2;

/** The balances of accounts with 100,000 transactions, by MCP over stdio, next to the plain sum of the same rows. */
export async function balanceRows(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bursar-benchmark-'));
  const bursar = await startStdio(BURSAR, ['stdio', '--data-dir', dataDir]);
  await bursar.call('planifi_listAccounts_v1', {});
  const sql = postgres({ host: socketFolder(dataDir), user: 'bursar', database: 'postgres', max: 1 });
  try {
    await fill(sql, bursar.call);
    const measures = {
      mcp: () => timed(() => bursar.call('planifi_getBalances_v1', { asOf: '2999-12-31' })),
      sql: () => timed(() => sql`select sum(amount) from planifi.movements where owner = 'local'`),
    };
    // Both run on warm caches and with their plans made.
    await interleaved(5, measures);
    const times = await interleaved(ROUNDS, measures);
    return [
      ratioRow({
        what: `balances of ${ACCOUNTS} accounts with ${TRANSACTIONS} transactions (planifi)`,
        measured: median(times.mcp),
        reference: median(times.sql),
        referenceName: 'the plain SQL sum',
        goal: GOAL,
      }),
    ];
  } finally {
    await sql.end();
    await bursar.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function fill(sql: postgres.Sql, call: (tool: string, input: object) => Promise<unknown>): Promise<void> {
  for (let number = 1; number <= ACCOUNTS; number += 1) {
    const account = { idempotencyKey: randomUUID(), name: `Account ${number}`, type: 'BANK' };
    await call('planifi_createAccount_v1', account);
  }
  await sql`
    insert into planifi.movements
      (owner, movement_id, account_id, amount, direction, occurred_on, description, created_at)
    select 'local', gen_random_uuid(), accounts.ids[1 + n % ${ACCOUNTS}], 0.01 * (1 + n % 100000),
      case when n % 5 = 0 then 'IN' else 'OUT' end, date '2016-01-01' + n % 3650, 'Taxi al aeropuerto', n
    from generate_series(1, ${TRANSACTIONS}) n,
      (select array_agg(account_id) as ids from planifi.accounts where owner = 'local') accounts`;
  await sql`vacuum analyze planifi.movements`;
}
