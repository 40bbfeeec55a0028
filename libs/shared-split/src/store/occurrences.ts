import type { YearMonth } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';
import { and, eq, inArray } from 'drizzle-orm';

import type { Installment } from '../model/generation';
import { recurrenceOccurrences } from './schema';

/** The months that have an entry, by rule; a rule without entries is missing. */
export async function generatedMonths(
  connection: Connection,
  householdId: string,
  recurrenceIds: readonly string[],
): Promise<ReadonlyMap<string, readonly YearMonth[]>> {
  if (recurrenceIds.length === 0) return new Map();
  const rows = await connection.drizzle
    .select({ id: recurrenceOccurrences.recurrenceId, month: recurrenceOccurrences.competenceMonth })
    .from(recurrenceOccurrences)
    .where(
      and(
        eq(recurrenceOccurrences.householdId, householdId),
        inArray(recurrenceOccurrences.recurrenceId, [...recurrenceIds]),
      ),
    );
  const months = new Map<string, YearMonth[]>();
  for (const { id, month } of rows) {
    const known = months.get(id);
    if (known === undefined) months.set(id, [month]);
    else known.push(month);
  }
  return months;
}

/** The rules that have their entry for a month. */
export async function rulesWithEntry(
  connection: Connection,
  householdId: string,
  month: YearMonth,
): Promise<ReadonlySet<string>> {
  const rows = await connection.drizzle
    .select({ id: recurrenceOccurrences.recurrenceId })
    .from(recurrenceOccurrences)
    .where(and(eq(recurrenceOccurrences.householdId, householdId), eq(recurrenceOccurrences.competenceMonth, month)));
  return new Set(rows.map(({ id }) => id));
}

/** Whether a rule has its entry for a month. */
export async function hasEntry(
  connection: Connection,
  householdId: string,
  recurrenceId: string,
  month: YearMonth,
): Promise<boolean> {
  const rows = await connection.drizzle
    .select({ id: recurrenceOccurrences.id })
    .from(recurrenceOccurrences)
    .where(
      and(
        eq(recurrenceOccurrences.householdId, householdId),
        eq(recurrenceOccurrences.recurrenceId, recurrenceId),
        eq(recurrenceOccurrences.competenceMonth, month),
      ),
    );
  return rows.length > 0;
}

/** The rule that generated a movement, or the first of its chain of replacements. */
export async function occurrenceOf(
  connection: Connection,
  householdId: string,
  movementId: string,
): Promise<{ readonly recurrenceId: string | null; readonly installment: Installment | null }> {
  const { recurrenceId, installmentNumber, installmentCount } = recurrenceOccurrences;
  const [row] = await connection.drizzle
    .select({ recurrenceId, number: installmentNumber, count: installmentCount })
    .from(recurrenceOccurrences)
    .where(and(eq(recurrenceOccurrences.householdId, householdId), eq(recurrenceOccurrences.movementId, movementId)));
  if (row === undefined) return { recurrenceId: null, installment: null };
  const { number, count } = row;
  return { recurrenceId: row.recurrenceId, installment: number === null || count === null ? null : { number, count } };
}

interface Occurrence {
  readonly id: string;
  readonly recurrenceId: string;
  readonly competenceMonth: YearMonth;
  readonly movementId: string;
  readonly createdAt: number;
  readonly installment?: Installment | null;
}

export async function insertOccurrence(
  tx: Transaction,
  householdId: string,
  { installment, ...occurrence }: Occurrence,
): Promise<void> {
  const counted = installment && { installmentNumber: installment.number, installmentCount: installment.count };
  await tx.drizzle.insert(recurrenceOccurrences).values({ ...occurrence, ...counted, householdId });
}
