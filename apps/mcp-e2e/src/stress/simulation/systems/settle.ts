import type { Database } from '@bursar/database';
import { until } from '@bursar/database/testing';

/** Waits until the database has nothing left to do for clients that are gone: others wait for their next call. */
export function settle(database: Database): Promise<void> {
  return until(async () => {
    const [busy] = await database.run(
      (sql) => sql.query`select count(*)::int as count from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend' and state <> 'idle'`,
    );
    return busy?.['count'] === 0;
  });
}
