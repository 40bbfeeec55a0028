import type { Transaction } from '@bursar/database';

import type { MovementRecord } from '../model/movement';

type Leg = Pick<MovementRecord, 'id' | 'accountId' | 'amount' | 'description'>;

/** A transfer to be stored, with its two legs. */
export interface NewTransfer {
  readonly id: string;
  readonly outgoing: Leg;
  readonly incoming: Leg;
  /** `YYYY-MM-DD`, of both legs. */
  readonly occurredOn: string;
  /** The transfer's own; null when none was sent. */
  readonly description: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/**
 * Stores a transfer and its legs, whose accounts the transaction has locked; sent with the commit. One statement: the
 * foreign keys between the three rows are checked at its end.
 */
export function queueTransfer(
  transaction: Transaction,
  owner: string,
  { id, outgoing, incoming, occurredOn, description, createdAt }: NewTransfer,
): void {
  transaction.queue`
    with transfer as (
      insert into planifi.transfers (owner, transfer_id, outgoing_id, incoming_id, description, created_at)
      values (${owner}::text, ${id}::uuid, ${outgoing.id}::uuid, ${incoming.id}::uuid, ${description}::text,
        ${createdAt}::bigint)
    )
    insert into planifi.movements
      (owner, movement_id, account_id, amount, direction, occurred_on, description, created_at, transfer_id)
    values
      (${owner}::text, ${outgoing.id}::uuid, ${outgoing.accountId}::uuid, ${outgoing.amount}::numeric, 'OUT',
        ${occurredOn}::date, ${outgoing.description}::text, ${createdAt}::bigint, ${id}::uuid),
      (${owner}::text, ${incoming.id}::uuid, ${incoming.accountId}::uuid, ${incoming.amount}::numeric, 'IN',
        ${occurredOn}::date, ${incoming.description}::text, ${createdAt}::bigint, ${id}::uuid)`;
}
