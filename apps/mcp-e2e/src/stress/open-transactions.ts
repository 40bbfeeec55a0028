import { openDatabase } from '@bursar/database';

import type { DataDirectory } from '../index';

/** How many transactions are idle. */
export async function openTransactions(data: DataDirectory): Promise<number> {
  const database = openDatabase({ url: data.url, maxConnections: 1 });
  try {
    const [row] = await database.run(
      (sql) => sql.query`select count(*)::int as open from pg_stat_activity where state like 'idle in transaction%'`,
    );
    return Number(row?.['open']);
  } finally {
    await database.close();
  }
}
