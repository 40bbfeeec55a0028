import { sql, type SQL } from 'drizzle-orm';

/**
 * The rows that the links of each change name: `change_number`, `id`, and `sequence` of an imported one. A link touches both
 * of its rows.
 */
export function rowsNamedByLinks(owner: string): SQL {
  return sql`
    select e.change_number, case link.kind when 'same_account' then 'account ' else '' end || ends.id as id,
      case when link.kind <> 'same_account' and ends.id ~ '^[0-9]{1,18}$' then ends.id::bigint end as sequence
    from finance.changed_rows e,
      lateral (select coalesce(e.after, e.before)::json as image) i,
      lateral (select i.image->>'kind' as kind) link,
      lateral (values (i.image->>'left_id'), (i.image->>'right_id')) as ends (id)
    where e.owner = ${owner} and e.table_name = 'links' and e.key <> '*'`;
}
