import type { DomainDatabase } from '@bursar/database';

/** From this many new rows on, the planner's statistics of the table are out of date. */
const MANY_ROWS = 5_000;
/** The pending list of the index may grow to about this many rows: a search reads all of them, which takes little time. */
const PENDING_ROWS = 64n;

/** What an import stored: `count` rows, with places in the ledger from `first` to before `next`. */
export interface StoredRows {
  readonly first: bigint;
  readonly next: bigint;
  readonly count: number;
}

/**
 * After an import: moves the rows that it and earlier ones added from the pending lists of the text indexes into the
 * indexes, once there are enough; after a large import vacuums and analyzes instead. Autovacuum would do both within
 * minutes, but searches and sums are slower until then.
 */
export async function flushGinPendingList(database: DomainDatabase, { first, next, count }: StoredRows): Promise<void> {
  if (count === 0 || first / PENDING_ROWS === next / PENDING_ROWS) return;
  await database.run(async (connection) => {
    if (count >= MANY_ROWS) {
      await connection.script('vacuum (analyze) finance.transactions, finance.month_totals');
    } else {
      await connection.query`
        select gin_clean_pending_list(oid) from pg_class where oid in (
          to_regclass('finance.transactions_owner_description_key'), to_regclass('finance.transactions_owner_words_key'))`;
    }
  });
}
