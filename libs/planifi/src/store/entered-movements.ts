import type { Connection } from '@bursar/database';

/** A movement that a caller has entered under a key of its own. */
export interface EnteredMovement extends Record<string, unknown> {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly enteredAt: bigint;
  /** Decimal text. */
  readonly amount: string;
  readonly description: string;
  readonly isVoided: boolean;
}

/** The last movements whose idempotency keys begin so, newest first, as long as the keys are remembered. */
export function enteredMovements(
  connection: Connection,
  owner: string,
  { keyPrefix, limit }: { readonly keyPrefix: string; readonly limit: number },
): Promise<EnteredMovement[]> {
  return connection.query<EnteredMovement>`
    with answered as materialized (
      select (answer::json->>'id')::uuid as id, created_at from planifi.idempotency_records
      where owner = ${owner} and action = 'createTransaction' and starts_with(key, ${keyPrefix}) and answer is not null
      order by created_at desc limit ${limit}
    )
    select m.movement_id as id, a.created_at as "enteredAt", m.amount::text as amount, m.description,
      m.voided_at is not null as "isVoided"
    from answered a join planifi.movements m on m.owner = ${owner} and m.movement_id = a.id
    order by a.created_at desc`;
}
