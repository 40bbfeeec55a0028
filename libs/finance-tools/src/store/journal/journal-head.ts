import type { Connection, Row } from '@bursar/database';

/** The newest change of an owner. */
export interface JournalHead {
  readonly number: number;
  readonly hash: string;
}

/** Undefined for a ledger without a journal. */
export async function findHead(connection: Connection, owner: string): Promise<JournalHead | undefined> {
  const [head] = await connection.query<Row & JournalHead>`
    select change_number as number, hash from finance.changes where owner = ${owner}
    order by change_number desc limit 1`;
  return head;
}
