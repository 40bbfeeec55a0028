import { sql, type SQL } from 'drizzle-orm';

/**
 * The states of the touched transactions before the first of the changes, except for those that an import among them
 * added: all later touches taken back.
 */
export function statesBefore(owner: string, undone: string): SQL {
  return sql`
    select f.sequence, b.state, coalesce(b.state ? '*', false) as is_whole
    from (
      select c.sequence, min(c.change_number) as change_number from finance.changed_transactions c
      where c.owner = ${owner} and c.change_number = any(${undone}::integer[]) and not exists (
        select from finance.changes i
        where i.owner = ${owner} and i.change_number = any(${undone}::integer[])
          and c.sequence >= i.first_sequence and c.sequence < i.next_sequence)
      group by c.sequence
    ) f,
    lateral (
      select finance.state_before(e.before, e.after, e.derived order by e.change_number desc) as state
      from finance.changed_transactions e
      where e.owner = ${owner} and e.sequence = f.sequence and e.change_number >= f.change_number
    ) b`;
}

/** The images of a table's rows before the first of the changes; null for rows that were not there. */
export function imagesBefore(owner: string, table: string, undone: string): SQL {
  return sql`
    select distinct on (key) key, before::json as image from finance.changed_rows
    where owner = ${owner} and change_number = any(${undone}::integer[]) and table_name = ${table}
    order by key, change_number`;
}
