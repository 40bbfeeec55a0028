import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';
import { and, desc, eq, getTableColumns, gte, lt, lte, type SQL } from 'drizzle-orm';

import type { Settlement, SettlementStatus } from '../model/settlement';
import { settlements } from './schema';

const { householdId: _household, sequence: _sequence, importId: _import, ...columns } = getTableColumns(settlements);

/** The columns of a Settlement. */
export const settlementColumns = columns;

export async function insertSettlement(tx: Transaction, householdId: string, settlement: Settlement): Promise<void> {
  await tx.drizzle.insert(settlements).values({ ...settlement, householdId });
}

/** A settlement, active or not, its row locked. */
export async function lockSettlement(
  tx: Transaction,
  householdId: string,
  id: string,
): Promise<Settlement | undefined> {
  const [found] = await tx.drizzle
    .select(columns)
    .from(settlements)
    .where(and(eq(settlements.householdId, householdId), eq(settlements.id, id)))
    .for('update');
  return found;
}

/** A settlement, active or not. */
export async function findSettlement(
  connection: Connection,
  householdId: string,
  id: string,
): Promise<Settlement | undefined> {
  const [found] = await connection.drizzle
    .select(columns)
    .from(settlements)
    .where(and(eq(settlements.householdId, householdId), eq(settlements.id, id)));
  return found;
}

/** Queues the change of a settlement's status. */
export function changeSettlement(tx: Transaction, householdId: string, id: string, status: SettlementStatus): void {
  tx.queue`
    update shared_split.settlements set status = ${status}
    where household_id = ${householdId} and settlement_id = ${id}`;
}

/** What an active settlement may have in common with another one. */
export interface SettlementMatch {
  readonly externalId?: string;
  readonly kind?: Settlement['kind'];
  readonly closesMonth?: YearMonth;
  readonly payerId?: string;
  readonly amount?: bigint;
  /** From the first instant up to before the second. */
  readonly between?: readonly [number, number];
}

/** The ids of the active settlements that have all of that, oldest first. */
export async function activeSettlements(
  connection: Connection,
  householdId: string,
  match: SettlementMatch,
): Promise<string[]> {
  const rows = await connection.drizzle
    .select({ id: settlements.id })
    .from(settlements)
    .where(and(isActive(householdId), ...conditionsOf(match)))
    .orderBy(settlements.sequence);
  return rows.map(({ id }) => id);
}

/** Every active settlement dated up to a month, newest first. */
export function settlementsThrough(
  connection: Connection,
  householdId: string,
  through: YearMonth,
): Promise<Settlement[]> {
  return connection.drizzle
    .select(columns)
    .from(settlements)
    .where(and(isActive(householdId), lte(settlements.competenceMonth, through)))
    .orderBy(desc(settlements.occurredAt), desc(settlements.createdAt), desc(settlements.sequence));
}

function isActive(householdId: string): SQL | undefined {
  return and(eq(settlements.householdId, householdId), eq(settlements.status, 'active'));
}

function conditionsOf(match: SettlementMatch): (SQL | undefined)[] {
  const { externalId, kind, closesMonth, payerId, amount, between } = match;
  return [
    externalId === undefined ? undefined : eq(settlements.externalId, externalId),
    kind && eq(settlements.kind, kind),
    closesMonth && eq(settlements.closesMonth, closesMonth),
    payerId === undefined ? undefined : eq(settlements.payerId, payerId),
    amount === undefined ? undefined : eq(settlements.amount, amount),
    between && and(gte(settlements.occurredAt, between[0]), lt(settlements.occurredAt, between[1])),
  ];
}
