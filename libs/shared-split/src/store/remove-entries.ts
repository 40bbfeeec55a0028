import type { RemovedEntries, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { recomputeMonthTotals } from './month-totals';

/**
 * Takes movements, recurrences and settlements out, with what recurrences have generated and what corrects them. Refunds that
 * count and are not among them need their purchase.
 */
export async function removeEntries(tx: Transaction, { owner, keys }: RemovedEntries): Promise<number> {
  const keyed = sql`(select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  const recurrences = sql`(
    select recurrence_id from shared_split.recurrences
    where household_id = ${owner} and 'recurrence ' || recurrence_id in ${keyed})`;
  const settlements = sql`(
    select settlement_id from shared_split.settlements
    where household_id = ${owner} and 'settlement ' || settlement_id in ${keyed})`;
  const first = sql`
    select movement_id from shared_split.movements
    where household_id = ${owner} and 'movement ' || movement_id in ${keyed}
    union
    select movement_id from shared_split.recurrence_occurrences
    where household_id = ${owner} and recurrence_id in ${recurrences}`;
  const entered = sql`
    select movement_id from shared_split.movements
    where household_id = ${owner} and (movement_id in (${first}) or first_id in (${first}))`;
  const movements = sql`(
    select movement_id from shared_split.movements
    where household_id = ${owner} and (movement_id in (${entered}) or original_purchase_id in (${entered})))`;
  const [needed] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from shared_split.movements
    where household_id = ${owner} and status = 'active' and movement_id in ${movements}
      and movement_id not in (${entered})`);
  if (needed !== undefined && needed.count > 0) return needed.count;
  // One statement, since the tables refer to one another.
  await tx.query(sql`
    with corrections as (
      delete from shared_split.corrections
      where household_id = ${owner} and (movement_id in ${movements} or replacement_id in ${movements}
        or settlement_id in ${settlements})
    ),
    events as (
      delete from shared_split.recurrence_events where household_id = ${owner} and recurrence_id in ${recurrences}
    ),
    occurrences as (
      delete from shared_split.recurrence_occurrences where household_id = ${owner} and recurrence_id in ${recurrences}
    ),
    movements as (delete from shared_split.movements where household_id = ${owner} and movement_id in ${movements}),
    settlements as (
      delete from shared_split.settlements where household_id = ${owner} and settlement_id in ${settlements}
    )
    delete from shared_split.recurrences where household_id = ${owner} and recurrence_id in ${recurrences}`);
  await recomputeMonthTotals(tx, owner);
  return 0;
}
