import type { Connection, Row } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { JOURNALED_TABLES, type JournaledTable } from './journaled-tables';

/** The image of a row of a journaled table. */
export interface RowState {
  readonly key: string;
  readonly image: string | null;
}

/** The rows of a table as they were before the changes after `change`, by key. Null stands for a row that was not there. */
export function rowStates(
  connection: Connection,
  owner: string,
  { name, key }: JournaledTable,
  change: number,
): Promise<RowState[]> {
  const table = sql.identifier(name);
  const columns = key.join();
  return connection.query<Row & RowState & Record<string, unknown>>(sql`
    select coalesce(l.key, p.key) as key, case when l.key is null then p.image else l.before end as image
    from (
      select finance.row_key(row_to_json(t), ${columns}) as key, finance.row_image(row_to_json(t)) as image
      from finance.${table} t where t.owner = ${owner}
    ) p
    full join (
      select distinct on (key) key, before from finance.changed_rows
      where owner = ${owner} and table_name = ${name} and change_number > ${change} order by key, change_number
    ) l on l.key = p.key
    order by 1`);
}

/** Rows that are not as the last change of each left them, with that change; null for a row that no change has touched. */
export async function alteredRows(connection: Connection, owner: string): Promise<AlteredRow[]> {
  const found: AlteredRow[] = [];
  for (const { name, key } of JOURNALED_TABLES) {
    const table = sql.identifier(name);
    const columns = key.join();
    const rows = await connection.query<Row & { change: number | null; key: string }>(sql`
      select l.change_number as change, coalesce(l.key, p.key) as key
      from (
        select finance.row_key(row_to_json(t), ${columns}) as key, finance.row_image(row_to_json(t)) as image
        from finance.${table} t where t.owner = ${owner}
      ) p
      full join (
        select distinct on (key) key, change_number, after from finance.changed_rows
        where owner = ${owner} and table_name = ${name} and key <> '*' order by key, change_number desc
      ) l on l.key = p.key
      where l.after is distinct from p.image
      order by 1, 2`);
    for (const { change, key: row } of rows) found.push({ table: name, key: row, change });
  }
  return found;
}

export interface AlteredRow {
  readonly table: string;
  readonly key: string;
  readonly change: number | null;
}
