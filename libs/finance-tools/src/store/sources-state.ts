import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { TransactionSource } from '../model/transaction-source';
import { ofOwner, sourceTransactions } from './source-queries';

/** Days, both included. */
interface DayRange {
  readonly start_date: string;
  readonly end_date: string;
}

/**
 * What names the state of the accounts and of the rows of sources, of some days if given: the same as long as nothing that
 * they return has changed. The database digests them, since sending them takes longer.
 */
export async function sourcesState(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  days?: DayRange,
): Promise<string> {
  if (sources.length === 0) return '';
  const within =
    days === undefined
      ? sql``
      : sql`where s.booked_at >= ${days.start_date}::date and s.booked_at < ${days.end_date}::date + interval '1 day'`;
  const digests = sources.map(
    (source) => sql`select ${source.name}::text as name, (
        select ${digestOf('s')} from ${sourceTransactions(source, owner)} s ${within}
      ) as rows, (
        select ${digestOf('a')} from (select id::text, name::text, institution::text, currency::text
          from ${ofOwner(source.accountsSql, owner)} given) a
      ) as accounts`,
  );
  const states = await connection.query<{ name: string; rows: string | null; accounts: string | null }>(
    sql.join(digests, sql` union all `),
  );
  return JSON.stringify(states.map(({ name, rows, accounts }) => [name, rows, accounts]).sort());
}

/** Of all rows of a table, in the order of their ids. */
function digestOf(table: 's' | 'a') {
  const [row, id] = [sql.raw(`${table}::text`), sql.raw(`${table}.id collate "C"`)];
  return sql`encode(sha256(convert_to(string_agg(${row}, chr(10) order by ${id}), 'UTF8')), 'hex')`;
}
