import { preparedStatement } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { CristiQueries } from './cristi-database';
import type { Purse } from './of-ledger';
import { purses } from './schema';

const lockPurse = preparedStatement((queries: CristiQueries) =>
  queries
    .insert(purses)
    .values({
      owner: sql.placeholder('owner'),
      userId: sql.placeholder('userId'),
      lastWrittenAt: sql.placeholder('now'),
    })
    .onConflictDoUpdate({
      target: [purses.owner, purses.userId],
      set: { lastWrittenAt: sql`greatest(${purses.lastWrittenAt}, excluded.last_written_at)` },
    })
    .returning({ at: purses.lastWrittenAt }),
);

/**
 * Makes this transaction the only one that writes for a user, until it ends, and gives the instant of what it stores
 * (milliseconds since 1970): `now`, or that of the last write where the clock was set back since. First in every
 * transaction that writes, so that all lock in one order and two changes of the last transaction come in turn.
 */
export async function beginWriting(queries: CristiQueries, { owner, userId }: Purse, now: number): Promise<number> {
  const [row] = await lockPurse(queries, { owner, userId, now });
  return row?.at ?? now;
}
