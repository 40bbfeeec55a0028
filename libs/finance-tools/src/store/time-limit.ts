import { sql } from 'drizzle-orm';

import type { FinanceQueries } from './finance-database';

/** Imports may take their time, and memory to sort: for this transaction, statements have no limit. */
export async function withoutTimeLimit(queries: FinanceQueries): Promise<void> {
  await queries.execute(sql`select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true)`);
}

/** For an import: statements have the same text for any few rows, and are planned once for a connection. */
export async function prepareImport(queries: FinanceQueries): Promise<void> {
  await queries.execute(sql`
    select set_config('statement_timeout', '0', true), set_config('work_mem', '64MB', true),
      set_config('plan_cache_mode', 'force_generic_plan', true)`);
}
