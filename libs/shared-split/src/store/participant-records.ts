import type { Connection, Transaction } from '@bursar/database';

import { recomputeMonthTotals } from './month-totals';

/** How many records name a participant as the one who pays. */
export interface ParticipantRecords {
  readonly id: string;
  /** Voided and replaced ones too. */
  readonly movements: number;
  readonly recurrences: number;
  /** As payer or receiver, voided ones too. */
  readonly settlements: number;
}

interface CountsRow extends Record<string, unknown> {
  readonly id: string;
  readonly movements: bigint;
  readonly recurrences: bigint;
  readonly settlements: bigint;
}

/** The records of every present and former participant, by id. */
export async function participantRecords(connection: Connection, householdId: string): Promise<ParticipantRecords[]> {
  const rows = await connection.query<CountsRow>`
    select p.participant_id as id,
      (select count(*) from shared_split.movements m
        where m.household_id = p.household_id and m.payer_id = p.participant_id) as movements,
      (select count(*) from shared_split.recurrences r
        where r.household_id = p.household_id and r.payer_id = p.participant_id) as recurrences,
      (select count(*) from shared_split.settlements s
        where s.household_id = p.household_id and p.participant_id in (s.payer_id, s.receiver_id)) as settlements
    from shared_split.participants p where p.household_id = ${householdId} order by p.participant_id`;
  return rows.map((row) => ({
    id: row.id,
    movements: Number(row.movements),
    recurrences: Number(row.recurrences),
    settlements: Number(row.settlements),
  }));
}

/** How many records of two participants could not stand together: the same external id in one month, or a payment between them. */
export async function collidingRecords(
  connection: Connection,
  householdId: string,
  [oldId, intoId]: readonly [string, string],
): Promise<number> {
  const [row] = await connection.query<{ count: bigint }>`
    select (select count(*) from shared_split.movements a
        join shared_split.movements b using (household_id, competence_month, external_id)
        where a.household_id = ${householdId} and a.payer_id = ${oldId} and b.payer_id = ${intoId}
          and a.status = 'active' and b.status = 'active')
      + (select count(*) from shared_split.settlements
        where household_id = ${householdId} and payer_id in (${oldId}, ${intoId}) and receiver_id in (${oldId}, ${intoId}))
      as count`;
  return Number(row?.count ?? 0);
}

/** Moves every record of a participant to another one, in the history too, and makes the old one inactive. */
export async function mergeStoredParticipants(
  tx: Transaction,
  householdId: string,
  [oldId, intoId]: readonly [string, string],
): Promise<void> {
  // The totals of the two would meet in one key.
  await tx.query`delete from shared_split.month_totals where household_id = ${householdId}`;
  await moveRecords(tx, householdId, [oldId, intoId]);
  await tx.query`update shared_split.participants set is_active = false where household_id = ${householdId} and participant_id = ${oldId}`;
  await recomputeMonthTotals(tx, householdId);
}

/** Lets every record that names a participant name another one, except for totals. */
export async function moveRecords(
  tx: Transaction,
  householdId: string,
  [oldId, intoId]: readonly [string, string],
): Promise<void> {
  await tx.query`update shared_split.movements set payer_id = ${intoId} where household_id = ${householdId} and payer_id = ${oldId}`;
  await tx.query`update shared_split.movements set requested_by_id = ${intoId} where household_id = ${householdId} and requested_by_id = ${oldId}`;
  await tx.query`update shared_split.recurrences set payer_id = ${intoId} where household_id = ${householdId} and payer_id = ${oldId}`;
  await tx.query`update shared_split.recurrences set requested_by_id = ${intoId} where household_id = ${householdId} and requested_by_id = ${oldId}`;
  await tx.query`update shared_split.recurrence_events set actor_id = ${intoId} where household_id = ${householdId} and actor_id = ${oldId}`;
  await tx.query`update shared_split.settlements set payer_id = ${intoId} where household_id = ${householdId} and payer_id = ${oldId}`;
  await tx.query`update shared_split.settlements set receiver_id = ${intoId} where household_id = ${householdId} and receiver_id = ${oldId}`;
  await tx.query`update shared_split.settlements set requested_by_id = ${intoId} where household_id = ${householdId} and requested_by_id = ${oldId}`;
  await tx.query`update shared_split.corrections set actor_id = ${intoId} where household_id = ${householdId} and actor_id = ${oldId}`;
}
