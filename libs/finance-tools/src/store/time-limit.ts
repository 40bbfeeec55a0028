import { sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';

/** Imports may take their time, and memory to sort: for this transaction, statements have no limit. */
export async function withoutTimeLimit(queries: FinanceQueries): Promise<void> {
  await queries.execute(sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`);
}
