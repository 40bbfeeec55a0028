import type { Transaction } from '@bursar/database';
import { and, eq, getTableColumns } from 'drizzle-orm';

import type { RecurrenceRule } from '../model/recurrence-rule';
import { recurrences } from './schema';

/** A rule with the instants at which it was stored and last changed, in milliseconds since 1970. */
export interface StoredRecurrence {
  readonly rule: RecurrenceRule;
  readonly createdAt: number;
  readonly updatedAt: number;
}

const { householdId: _household, sequence: _sequence, createdAt, updatedAt, ...rule } = getTableColumns(recurrences);

/** The columns of a StoredRecurrence. */
export const recurrenceColumns = { rule, createdAt, updatedAt };

export async function insertRecurrence(
  tx: Transaction,
  householdId: string,
  { rule: { splitConfig, skips, ...terms }, ...times }: StoredRecurrence,
): Promise<void> {
  await tx.drizzle.insert(recurrences).values({
    ...terms,
    ...times,
    householdId,
    splitConfig: { ...splitConfig },
    skips: [...skips],
  });
}

/** The rule, locked until the transaction ends. */
export async function lockRecurrence(
  tx: Transaction,
  householdId: string,
  id: string,
): Promise<StoredRecurrence | undefined> {
  const [found] = await tx.drizzle
    .select(recurrenceColumns)
    .from(recurrences)
    .where(and(eq(recurrences.householdId, householdId), eq(recurrences.id, id)))
    .for('update');
  return found;
}

export async function updateRecurrence(
  tx: Transaction,
  householdId: string,
  { rule: { id, splitConfig, skips, ...terms }, updatedAt: at }: StoredRecurrence,
): Promise<void> {
  await tx.drizzle
    .update(recurrences)
    .set({ ...terms, splitConfig: { ...splitConfig }, skips: [...skips], updatedAt: at })
    .where(and(eq(recurrences.householdId, householdId), eq(recurrences.id, id)));
}
