import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';

import type { SplitRecord } from '../model/split';

interface ImportedRecord {
  readonly id: string;
  /** Cents as a number, which JSON carries exactly: they have twelve digits at most. */
  readonly amount: number;
  readonly description: string;
  readonly occurredAt: number;
  readonly competenceMonth: YearMonth;
  readonly payerId: string;
  readonly externalId: string;
}

export interface ImportedMovement extends ImportedRecord {
  readonly foldedDescription: string;
  /** Null for an equal split. */
  readonly split: SplitRecord | null;
  readonly payerShare: number | null;
}

export interface ImportedSettlement extends ImportedRecord {
  readonly receiverId: string;
}

/** Those of the external ids that counting movements or active settlements have. */
export async function existingExternalIds(
  connection: Connection,
  householdId: string,
  externalIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await connection.query<{ id: string }>`
    select external_id as id from shared_split.movements
      where household_id = ${householdId} and status = 'active' and external_id = any(${externalIds}::text[])
    union select external_id from shared_split.settlements
      where household_id = ${householdId} and status = 'active' and external_id = any(${externalIds}::text[])`;
  return new Set(rows.map(({ id }) => id));
}

interface ImportedRows {
  readonly importId: string;
  readonly at: number;
  readonly movements: readonly ImportedMovement[];
  readonly settlements: readonly ImportedSettlement[];
}

/** Stores the rows of an import. The totals of the months are computed afterwards. */
export async function insertImported(
  tx: Transaction,
  householdId: string,
  { importId, at, movements, settlements }: ImportedRows,
): Promise<void> {
  await Promise.all([
    // As arrays, which the server reads in a fraction of the time that JSON takes.
    movements.length > 0 &&
      tx.query`
        insert into shared_split.movements (household_id, movement_id, type, amount_cents, description,
          folded_description, occurred_at, competence_month, payer_id, requested_by_id, external_id, created_at,
          split_config, payer_share_cents, import_id)
        select ${householdId}, r.id, 'purchase', r.amount, r.description, r.folded_description, r.occurred_at, r.month,
          r.payer_id, r.payer_id, r.external_id, ${at}::bigint, r.split, r.payer_share, ${importId}::uuid
        from unnest(${movements.map(({ id }) => id)}::uuid[], ${movements.map(({ amount }) => amount)}::bigint[],
          ${movements.map(({ description }) => description)}::text[],
          ${movements.map(({ foldedDescription }) => foldedDescription)}::text[],
          ${movements.map(({ occurredAt }) => occurredAt)}::bigint[],
          ${movements.map(({ competenceMonth }) => competenceMonth)}::text[],
          ${movements.map(({ payerId }) => payerId)}::text[], ${movements.map(({ externalId }) => externalId)}::text[],
          ${movements.map(({ split }) => split && JSON.stringify(split))}::jsonb[],
          ${movements.map(({ payerShare }) => payerShare)}::bigint[])
          as r (id, amount, description, folded_description, occurred_at, month, payer_id, external_id, split, payer_share)`,
    settlements.length > 0 &&
      tx.query`
        insert into shared_split.settlements (household_id, settlement_id, kind, amount_cents, payer_id, receiver_id,
          requested_by_id, description, external_id, occurred_at, competence_month, created_at, import_id)
        select ${householdId}, r.id, 'payment', r.amount, r.payer_id, r.receiver_id, r.payer_id, r.description,
          r.external_id, r.occurred_at, r.month, ${at}::bigint, ${importId}::uuid
        from unnest(${settlements.map(({ id }) => id)}::uuid[], ${settlements.map(({ amount }) => amount)}::bigint[],
          ${settlements.map(({ description }) => description)}::text[],
          ${settlements.map(({ occurredAt }) => occurredAt)}::bigint[],
          ${settlements.map(({ competenceMonth }) => competenceMonth)}::text[],
          ${settlements.map(({ payerId }) => payerId)}::text[], ${settlements.map(({ receiverId }) => receiverId)}::text[],
          ${settlements.map(({ externalId }) => externalId)}::text[])
          as r (id, amount, description, occurred_at, month, payer_id, receiver_id, external_id)`,
  ]);
}

/** How many records an import stored; 0 for an id that is none of an import. */
export async function importedCount(connection: Connection, householdId: string, importId: string): Promise<number> {
  const [row] = await connection.query<{ count: bigint }>`
    select (select count(*) from shared_split.movements where household_id = ${householdId} and import_id = ${importId}::uuid)
      + (select count(*) from shared_split.settlements where household_id = ${householdId} and import_id = ${importId}::uuid)
      as count`;
  return Number(row?.count ?? 0);
}

/**
 * Voids what still counts of an import, each with its correction, and returns how many. A purchase with counting refunds
 * stays, as does what was corrected.
 */
export async function voidImported(
  tx: Transaction,
  householdId: string,
  { importId, reason, at }: { readonly importId: string; readonly reason: string; readonly at: number },
): Promise<number> {
  const movements = await tx.query`
    with voided as (
      update shared_split.movements m set status = 'voided'
      where household_id = ${householdId} and import_id = ${importId}::uuid and status = 'active'
        and not exists (select from shared_split.movements r where r.household_id = m.household_id
          and r.original_purchase_id = m.movement_id and r.status = 'active')
      returning movement_id, payer_id, sequence)
    insert into shared_split.corrections (household_id, action, movement_id, actor_id, reason, at)
    select ${householdId}, 'void', movement_id, payer_id, ${reason}, ${at}::bigint from voided order by sequence
    returning sequence`;
  const settlements = await tx.query`
    with voided as (
      update shared_split.settlements set status = 'voided'
      where household_id = ${householdId} and import_id = ${importId}::uuid and status = 'active'
      returning settlement_id, payer_id, sequence)
    insert into shared_split.corrections (household_id, action, settlement_id, actor_id, reason, at)
    select ${householdId}, 'void', settlement_id, payer_id, ${reason}, ${at}::bigint from voided order by sequence
    returning sequence`;
  return movements.length + settlements.length;
}
