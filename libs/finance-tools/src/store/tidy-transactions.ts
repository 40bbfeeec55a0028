import { sql } from 'drizzle-orm';

import type { FinanceDatabase } from './finance-database';

/** From so many new rows on, what the planner knows of the table is out of date. */
const MANY_ROWS = 5_000;
/** Up to about so many rows wait until they are sorted in: a search looks at each of them, which is soon done. */
const WAITING_ROWS = 64n;

/** What an import stored: `count` rows, with places in the ledger from `first` up to, but without, `next`. */
export interface StoredRows {
  readonly first: bigint;
  readonly next: bigint;
  readonly count: number;
}

/**
 * After an import: sorts what it and others before it added into the index of descriptions, once there are some; after a
 * large one marks the new pages as visible to all and counts values anew. The server would do it by itself within minutes;
 * searches and sums are as fast as they get only then.
 */
export async function tidyTransactions(database: FinanceDatabase, { first, next, count }: StoredRows): Promise<void> {
  if (count === 0 || first / WAITING_ROWS === next / WAITING_ROWS) return;
  await database.run(async (queries) => {
    if (count >= MANY_ROWS) {
      await queries.execute(sql`vacuum (analyze) finance.transactions, finance.month_totals`);
    } else {
      await queries.execute(sql`
        select gin_clean_pending_list(oid) from pg_class where oid = to_regclass('finance.transactions_description_key')`);
    }
  });
}
