import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '@bursar/database';

interface LockedAccount {
  /** Waits until a transaction waits for the account, and returns the process id of its backend. */
  waitingBackend(): Promise<number>;
  /** Terminates that backend, as a crash would. */
  killWaiting(): Promise<void>;
  release(): Promise<void>;
}

/** Locks an account's row, so that a write to the account stops halfway, after it has claimed its key. */
export async function lockAccount(database: Database, accountId: string): Promise<LockedAccount> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let lock: () => void = () => undefined;
  const locked = new Promise<void>((resolve) => (lock = resolve));
  const holding = database.transaction(async (transaction) => {
    await transaction.query`select from planifi.accounts where account_id = ${accountId}::uuid for update`;
    lock();
    await released;
  });
  await locked;
  const waitingBackend = async () => {
    for (;;) {
      const [row] = await database.run(
        (connection) => connection.query`select pid from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%from planifi.accounts%'`,
      );
      if (row !== undefined) return Number(row['pid']);
      await pause(5);
    }
  };
  return {
    waitingBackend,
    killWaiting: async () => {
      const pid = await waitingBackend();
      await database.run((connection) => connection.query`select pg_terminate_backend(${pid})`);
    },
    release: async () => {
      release();
      await holding;
    },
  };
}
