import type { Connection } from '@bursar/database';

import { decimalFromNumeric } from '../model/decimal';
import { descriptionKey } from '../model/description-key';
import type { StoredEntry } from '../model/match-rows';
import type { StatementRow } from '../model/statement/statement-row';
import { arrayLiteral } from './array-literal';

interface CandidateRow {
  readonly [column: string]: unknown;
  readonly sequence: bigint;
  readonly externalId: string | null;
  readonly day: string;
  readonly amount: string;
  readonly descriptionKey: string;
}

/**
 * The stored transactions of an account that rows may match: those with their external ids, and those of the same day,
 * amount and description. Some occur twice.
 */
export async function matchCandidates(
  connection: Connection,
  owner: string,
  accountId: string,
  rows: readonly StatementRow[],
): Promise<StoredEntry[]> {
  const ids = rows.flatMap(({ externalId }) => (externalId === null ? [] : [externalId]));
  const days = rows.map(({ bookedAt }) => bookedAt.slice(0, 10));
  const amounts = arrayLiteral(rows.map(({ amount }) => amount));
  const keys = arrayLiteral(rows.map(({ description }) => descriptionKey(description)));
  const sorted = [...days].sort();
  const found = await connection.query<CandidateRow>`
    select t.sequence, t.external_id as "externalId", t.booked_at::date as day, t.amount,
      t.description_key as "descriptionKey"
    from unnest(${arrayLiteral(ids)}::text[]) as statement (id), lateral (
      select * from finance.transactions t
      where t.owner = ${owner} and t.account_id = ${accountId} and t.external_id = statement.id
      offset 0
    ) t
    union all
    select t.sequence, t.external_id, t.booked_at::date, t.amount, t.description_key
    from finance.transactions t
    where t.owner = ${owner} and t.account_id = ${accountId}
      and t.booked_at >= ${sorted[0] ?? null}::date and t.booked_at < ${sorted.at(-1) ?? null}::date + 1
      and (t.external_id is null or ${ids.length < rows.length}::boolean)
      and (t.booked_at::date, t.amount, t.description_key) in (
        select * from unnest(${arrayLiteral(days)}::date[], ${amounts}::numeric[], ${keys}::text[])
      ) is true`;
  return found.map((entry) => ({ ...entry, amount: decimalFromNumeric(entry.amount) }));
}
