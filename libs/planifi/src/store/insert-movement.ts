import type { Transaction } from '@bursar/database';

import type { MovementRecord } from '../model/movement';

type NewMovement = Omit<MovementRecord, 'tags' | 'createdAt' | 'updatedAt' | 'voidedAt' | 'transferId'>;

/**
 * Stores a movement without its tags, created when its key was claimed, if its account exists and is enabled; returns what
 * was found. Locks the account, so that it cannot be disabled before the transaction ends.
 *
 * It may be sent together with `claimKey`, because it stores and locks nothing unless that claim succeeds: this is the most
 * frequent write, and it saves a round trip.
 */
export async function insertMovement(
  transaction: Transaction,
  owner: string,
  { id, accountId, amount, direction, occurredOn, description }: NewMovement,
): Promise<'stored' | 'no-account' | 'account-disabled'> {
  const [account] = await transaction.query<{ is_enabled: boolean }>`
    with claim as (
      select nullif(current_setting('planifi.claimed_at', true), '')::bigint as claimed_at
    ), account as (
      select account.disabled_at is null as is_enabled, claim.claimed_at
      from planifi.accounts as account, claim
      where account.owner = ${owner}::text and account.account_id = ${accountId}::uuid and claim.claimed_at is not null
      for share of account
    ), stored as (
      insert into planifi.movements
        (owner, movement_id, account_id, amount, direction, occurred_on, description, created_at)
      select ${owner}::text, ${id}::uuid, ${accountId}::uuid, ${amount}::numeric, ${direction}::text, ${occurredOn}::date,
        ${description}::text, claimed_at
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
