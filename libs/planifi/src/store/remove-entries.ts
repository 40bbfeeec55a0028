import type { RemovedEntries, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

/**
 * Takes accounts, movements and tags out, with the answers that repeated calls would get about them. Movements that count, are not
 * among them and are in one of these accounts, or in a transfer with one, need it.
 */
export async function removeEntries(tx: Transaction, { owner, keys }: RemovedEntries): Promise<number> {
  const keyed = sql`(select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  const accounts = sql`(
    select account_id from planifi.accounts where owner = ${owner} and 'account ' || account_id in ${keyed})`;
  const entered = sql`
    select movement_id from planifi.movements
    where owner = ${owner} and ('movement ' || movement_id in ${keyed} or account_id in ${accounts})`;
  const transfers = sql`(
    select transfer_id from planifi.transfers
    where owner = ${owner} and (outgoing_id in (${entered}) or incoming_id in (${entered})))`;
  const movements = sql`(
    select movement_id from planifi.movements
    where owner = ${owner} and (movement_id in (${entered}) or transfer_id in ${transfers}))`;
  const [needed] = await tx.query<{ count: number }>(sql`
    select count(*)::int as count from planifi.movements
    where owner = ${owner} and voided_at is null and movement_id in ${movements}
      and 'movement ' || movement_id not in ${keyed}`);
  if (needed !== undefined && needed.count > 0) return needed.count;
  await tx.query(sql`
    delete from planifi.idempotency_records r where owner = ${owner} and exists (
      select from (select account_id as id from ${accounts} a union all select movement_id from ${movements} m) gone
      where strpos(r.answer, gone.id::text) > 0)`);
  // One statement, since the tables refer to one another.
  await tx.query(sql`
    with changes as (
      delete from planifi.movement_changes where owner = ${owner} and movement_id in ${movements}
    ),
    tagged as (delete from planifi.movement_tags where owner = ${owner} and movement_id in ${movements}),
    transfers as (delete from planifi.transfers where owner = ${owner} and transfer_id in ${transfers}),
    movements as (delete from planifi.movements where owner = ${owner} and movement_id in ${movements})
    delete from planifi.accounts where owner = ${owner} and account_id in ${accounts}`);
  await tx.query(sql`
    delete from planifi.tags t where owner = ${owner} and 'tag ' || tag_id in ${keyed} and not exists (
      select from planifi.movement_tags m where m.owner = t.owner and m.tag_id = t.tag_id)`);
  return 0;
}
