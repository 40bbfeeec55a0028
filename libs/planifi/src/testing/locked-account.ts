import { setTimeout as pause } from 'node:timers/promises';

import type { Database } from '@bursar/database';

export interface HeldAccount {
  /** Waits until a transaction waits for the account, and gives its backend's process id. */
  waitingBackend(): Promise<number>;
  /** Breaks that backend off, as a crash would. */
  killWaiting(): Promise<void>;
  release(): Promise<void>;
}

/** Keeps an account's row locked, so that a write to the account stops halfway, its key claimed. */
export async function holdAccount(database: Database, accountId: string): Promise<HeldAccount> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let hold: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (hold = resolve));
  const holding = database.transaction(async (sql) => {
    await sql`select from planifi.accounts where account_id = ${accountId}::uuid for update`;
    hold();
    await released;
  });
  await held;
  const waitingBackend = async () => {
    for (;;) {
      const [row] = await database.run(
        (sql) => sql`select pid from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like '%from "planifi"."accounts"%'`,
      );
      if (row !== undefined) return Number(row['pid']);
      await pause(5);
    }
  };
  return {
    waitingBackend,
    killWaiting: async () => {
      const pid = await waitingBackend();
      await database.run((sql) => sql`select pg_terminate_backend(${pid})`);
    },
    release: async () => {
      release();
      await holding;
    },
  };
}
