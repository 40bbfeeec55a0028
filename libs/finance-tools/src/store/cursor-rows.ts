import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

/**
 * The rows of a query in batches, as they are when the first is read, whatever is written in between. Within a transaction,
 * one at a time, and to the end: the process holds no more than a batch.
 */
export async function* cursorRows<Result extends Row>(
  connection: Connection,
  query: SQL,
  batchRows: number,
): AsyncGenerator<Result[], void> {
  // All rows will be read, not the first ones fast.
  await connection.script('set local cursor_tuple_fraction = 1');
  await connection.query(sql`declare batches no scroll cursor for ${query}`);
  for (;;) {
    const rows = await connection.query<Result>(sql`fetch ${sql.raw(String(batchRows))} from batches`);
    if (rows.length > 0) yield rows;
    if (rows.length < batchRows) break;
  }
  await connection.script('close batches');
}
