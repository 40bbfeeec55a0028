import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { arrayLiteral } from '../array-literal';
import { imagesBefore } from './states-before';

/** The changes that touched rules of which two would have one place if these changes were undone. */
export async function changesOfMeetingRules(
  connection: Connection,
  owner: string,
  changes: readonly number[],
): Promise<Set<number>> {
  const rows = await connection.query<{ number: number }>(sql`
    with back as materialized (${imagesBefore(owner, 'rules', arrayLiteral(changes.map(String)))}),
    places as (
      select key, (image->>'position')::integer as position from back where image is not null
      union all
      select r.rule_number::text, r.position from finance.rules r
      where r.owner = ${owner} and r.rule_number::text not in (select key from back)
    ),
    counted as (select key, count(*) over (partition by position) as rules from places)
    select distinct e.change_number as number from counted c
    join finance.changed_rows e on e.owner = ${owner} and e.table_name = 'rules' and e.key = c.key
    where c.rules > 1`);
  return new Set(rows.map(({ number }) => number));
}
