import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { ChangeKind } from '../../model/journal/change-record';
import { rowsNamedByLinks } from './linked-transactions';
import type { StoredChange } from './stored-change';

export interface ChangesWanted {
  readonly kind?: ChangeKind | undefined;
  /** The transaction that they touched. */
  readonly sequence?: bigint | undefined;
  /** Changes older than this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

/** Changes, newest first, and the number of all that are wanted, whatever `before` and `limit` say. */
export async function listStoredChanges(
  connection: Connection,
  owner: string,
  { kind, sequence, before, limit }: ChangesWanted,
): Promise<{ readonly changes: StoredChange[]; readonly total: number }> {
  const conditions = [sql`c.owner = ${owner}`];
  if (kind !== undefined) conditions.push(sql`c.kind = ${kind}`);
  if (sequence !== undefined) {
    conditions.push(sql`(
      c.change_number in (
        select t.change_number from finance.changed_transactions t
        where t.owner = ${owner} and t.sequence = ${sequence})
      or c.change_number in (
        select n.change_number from (${rowsNamedByLinks(owner)}) n where n.sequence = ${sequence})
      or c.first_sequence <= ${sequence} and c.next_sequence > ${sequence} and (exists (
          select from finance.transactions t where t.owner = ${owner} and t.sequence = ${sequence})
        or exists (
          select from finance.changed_transactions t where t.owner = ${owner} and t.sequence = ${sequence})))`);
  }
  const where = sql.join(conditions, sql` and `);
  const older = before === undefined ? sql`` : sql`and c.change_number < ${before}`;
  const [changes, counted] = await Promise.all([
    connection.query<Row & StoredChange>(sql`
      select c.change_number as number, c.kind, c.at, c.via, c.tool, c.summary, c.import_number as "importNumber",
        c.undoes, c.first_sequence as "firstSequence", c.next_sequence as "nextSequence", c.row_count as "rowCount",
        c.previous_hash as "previousHash", c.hash
      from finance.changes c where ${where} ${older} order by c.change_number desc limit ${limit}`),
    connection.query<{ total: number }>(sql`select count(*)::int as total from finance.changes c where ${where}`),
  ]);
  return { changes, total: counted[0]?.total ?? 0 };
}
