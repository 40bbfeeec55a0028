import { preparedStatement } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { StoredMovement } from './list-movements';
import type { PlanifiQueries } from './planifi-database';
import { accounts, movements, movementTags } from './schema';
import type { StoredTag } from './tags';

const insert = preparedStatement((queries: PlanifiQueries) => {
  const value = sql.placeholder;
  return queries.execute<{ is_enabled: boolean }>(sql`
    with account as (
      select ${accounts.disabledAt} is null as is_enabled from ${accounts}
      where ${accounts.owner} = ${value('owner')}::text and ${accounts.id} = ${value('accountId')}::uuid
      for share
    ), stored as (
      insert into ${movements} (owner, movement_id, account_id, amount, occurred_on, description, created_at)
      select ${value('owner')}::text, ${value('id')}::uuid, ${value('accountId')}::uuid, ${value('amount')}::numeric,
        ${value('occurredOn')}::date, ${value('description')}::text, ${value('createdAt')}::bigint
      from account where is_enabled
    )
    select is_enabled from account`);
});

/**
 * Stores a movement, still without tags, unless its account is disabled or not there; says which. Locks the account:
 * nobody disables it while a movement is on its way. One statement, since this is what is done most.
 */
export async function insertMovement(
  queries: PlanifiQueries,
  owner: string,
  movement: Omit<StoredMovement, 'tags'>,
): Promise<'stored' | 'no-account' | 'account-disabled'> {
  const { rows } = await insert(queries, { owner, ...movement });
  if (rows[0] === undefined) return 'no-account';
  return rows[0].is_enabled ? 'stored' : 'account-disabled';
}

export async function tagMovement(
  queries: PlanifiQueries,
  owner: string,
  movementId: string,
  tags: readonly StoredTag[],
): Promise<void> {
  if (tags.length === 0) return;
  await queries.insert(movementTags).values(tags.map((tag) => ({ owner, movementId, tagId: tag.id })));
}
