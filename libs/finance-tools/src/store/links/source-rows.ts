import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { viewOf } from '../../model/links/link';
import { flowsOf, type TransactionSource } from '../../model/transaction-source';
import { arrayLiteral } from '../array-literal';
import { sourceTransactions } from '../source-queries';

/** Those of the ids of other domains' rows that are gone, or belong to a domain that is not served. */
export async function goneRows(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const gone = new Set(ids.filter((id) => id.includes(':')));
  for (const source of sources) {
    const wanted = idsOf(source, gone);
    if (wanted.length === 0) continue;
    const found = await connection.query<{ id: string }>(sql`
      select s.id from ${sourceTransactions(source, owner)} s where s.id = any(${arrayLiteral(wanted)}::text[])`);
    for (const { id } of found) gone.delete(`${source.name}:${id}`);
  }
  return gone;
}

/** Those of the ids whose rows move money between two accounts of the owner, as their domains say. */
export async function ownTransfersAmong(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const moving = sources.filter(({ flowsSql }) => flowsSql !== undefined);
  const wanted = [...new Set(moving.flatMap(({ name }) => ids.filter((id) => viewOf(id) === name)))];
  if (wanted.length === 0) return new Set();
  const gone = await goneRows(connection, owner, moving, wanted);
  const notFlowing = await goneRows(connection, owner, flowsOf(moving), wanted);
  return new Set([...notFlowing].filter((id) => !gone.has(id)));
}

/** Those of published ids that belong to a source, as it has them itself. */
export function idsOf({ name }: TransactionSource, ids: Iterable<string>): string[] {
  return [...ids].filter((id) => viewOf(id) === name).map((id) => id.slice(name.length + 1));
}
