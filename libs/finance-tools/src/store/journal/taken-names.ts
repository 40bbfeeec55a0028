import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { arrayLiteral } from '../array-literal';
import { imagesBefore, statesBefore } from './states-before';

/**
 * Whether an undo of changes would bring a category back beside a newer one of its name that would still be used, as
 * `restoreRows` finds out.
 */
export async function wouldTakeName(
  connection: Connection,
  owner: string,
  changes: readonly number[],
): Promise<boolean> {
  const undone = arrayLiteral(changes.map(String));
  const images = imagesBefore(owner, 'categories', undone);
  const pairs = await connection.query<{ key: string }>(sql`
    select gone.key from (${images}) gone, (${images}) back, finance.categories t
    where t.owner = ${owner} and gone.image is null and t.category_id::text = gone.key
      and back.key <> gone.key and back.image->>'name_key' = t.name_key`);
  if (pairs.length === 0) return false;
  const keys = arrayLiteral(pairs.map(({ key }) => key));
  const used = await connection.query(sql`
    with restored as materialized (${statesBefore(owner, undone)}),
    kept as (
      select
        case when s.is_whole or s.state ? 'category_id' then s.state->>'category_id' else t.category_id::text end
          as category_id,
        case when s.is_whole or s.state ? 'split' then (s.state->>'split')::jsonb else t.split end as split
      from (select * from finance.transactions where owner = ${owner}) t
      full join restored s on s.sequence = t.sequence
      where (s.sequence is null or s.state is not null) and not exists (
        select from finance.changes c
        where c.owner = ${owner} and c.change_number = any(${undone}::integer[])
          and t.sequence >= c.first_sequence and t.sequence < c.next_sequence)
    )
    select from kept
    where category_id = any(${keys}::text[]) or exists (
      select from jsonb_array_elements(split) line where line->>'category_id' = any(${keys}::text[]))
    limit 1`);
  return used.length > 0;
}
