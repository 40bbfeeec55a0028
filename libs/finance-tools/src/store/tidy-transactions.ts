import { sql } from 'drizzle-orm';

import type { FinanceDatabase } from './finance-database';

/** From so many new rows on, what the planner knows of the table is out of date. */
const MANY_ROWS = 5_000;

/**
 * After an import: sorts what it added into the index of descriptions, and after a large one marks the new pages as
 * visible to all and counts values anew. The server would do it by itself within minutes; searches and sums are as fast
 * as they get only then.
 */
export async function tidyTransactions(database: FinanceDatabase, newRows: number): Promise<void> {
  if (newRows === 0) return;
  await database.run(async (queries) => {
    if (newRows >= MANY_ROWS) {
      await queries.execute(sql`vacuum (analyze) finance.transactions`);
    } else {
      await queries.execute(sql`
        select gin_clean_pending_list(oid) from pg_class where oid = to_regclass('finance.transactions_description_key')`);
    }
  });
}
