import { setTimeout as pause } from 'node:timers/promises';

import postgres from 'postgres';

// Uses the npm package `postgres` in a process of its own; postgres-package.spec.ts says what for.

const [scenario, server] = process.argv.slice(2) as [string, string];
const options = { ...(JSON.parse(server) as postgres.Options<never>), max: 1, onnotice: () => undefined };
const sql = postgres({ ...options, backoff: false });
const other = postgres(options);

const pidIn = ([row]: readonly postgres.Row[]) => row?.['pid'] as number;

/** Breaks the connection of a transaction while a statement runs, and waits for what the package writes next. */
async function breakConnection(): Promise<void> {
  let pid: number | undefined;
  const transaction = sql.begin(async (own) => {
    pid = pidIn(await own`select pg_backend_pid() as pid`);
    await own`select pg_sleep(60)`;
  });
  const failed = transaction.catch(() => undefined);
  while (pid === undefined) await pause(10);
  await other`select pg_terminate_backend(${pid})`;
  await failed;
  await pause(500);
}

/** Breaks the connection of a transaction that goes on when another one has got the reconnected connection. */
async function goOnAfterReconnect(): Promise<void> {
  await other`create table probe (entry text)`;
  let second: Promise<unknown> = Promise.resolve();
  let isWritten: () => void = () => undefined;
  const written = new Promise<void>((resolve) => (isWritten = resolve));
  const first = sql.begin(async (own) => {
    const pid = pidIn(await own`select pg_backend_pid() as pid`);
    let isBegun: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => (isBegun = resolve));
    second = sql.begin(async (later) => {
      await later`insert into probe values ('second')`;
      isBegun();
      await written;
    });
    await other`select pg_terminate_backend(${pid})`;
    await begun;
    await own`insert into probe values ('first')`.catch(() => undefined);
    isWritten();
    await new Promise(() => undefined);
  });
  await first.catch(() => undefined);
  await written;
  await second;
  const rows = await other`select entry from probe order by entry`;
  process.stdout.write(JSON.stringify(rows.map((row) => row['entry'] as string)));
}

await (scenario === 'break' ? breakConnection() : goOnAfterReconnect());
process.exit(0);
