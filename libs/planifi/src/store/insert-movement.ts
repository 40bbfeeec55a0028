import type { Transaction } from '@bursar/database';

import type { MovementRecord } from '../model/movement';

type NewMovement = Omit<MovementRecord, 'tags' | 'updatedAt' | 'voidedAt' | 'transferId'>;

/**
 * Stores a movement without its tags if its account exists and is enabled; returns what was found. Locks the account, so
 * that it cannot be disabled before the transaction ends. One statement, because this is the most frequent write.
 */
export async function insertMovement(
  transaction: Transaction,
  owner: string,
  { id, accountId, amount, direction, occurredOn, description, createdAt }: NewMovement,
): Promise<'stored' | 'no-account' | 'account-disabled'> {
  const [account] = await transaction.query<{ is_enabled: boolean }>`
    with account as (
      select disabled_at is null as is_enabled from planifi.accounts
      where owner = ${owner}::text and account_id = ${accountId}::uuid
      for share
    ), stored as (
      insert into planifi.movements
        (owner, movement_id, account_id, amount, direction, occurred_on, description, created_at)
      select ${owner}::text, ${id}::uuid, ${accountId}::uuid, ${amount}::numeric, ${direction}::text, ${occurredOn}::date,
        ${description}::text, ${createdAt}::bigint
      from account where is_enabled
    )
    select is_enabled from account`;
  if (account === undefined) return 'no-account';
  return account.is_enabled ? 'stored' : 'account-disabled';
}

/** Tags a movement that this transaction has stored; sent with the commit. */
export function queueMovementTags(
  transaction: Transaction,
  owner: string,
  movementId: string,
  tagIds: readonly string[],
): void {
  if (tagIds.length === 0) return;
  transaction.queue`
    insert into planifi.movement_tags (owner, movement_id, tag_id)
    select ${owner}::text, ${movementId}::uuid, unnest(${tagIds}::uuid[])`;
}
