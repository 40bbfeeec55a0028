import { and, eq, sql } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';
import { preparedStatement } from '@bursar/database';

import type { Participant } from '../model/household';
import type { PayerTotals } from '../model/monthly-split';
import { movements, participants } from './schema';
import type { SplitReader } from './split-database';

/** The stored facts from which a month is split. */
export interface MonthFacts {
  readonly participants: readonly Participant[];
  /** One for each participant with movements in the month. */
  readonly totals: readonly PayerTotals[];
}

const selectFacts = preparedStatement((tx: SplitReader) => {
  const totalOf = (type: string) =>
    sql<bigint>`coalesce(sum(${movements.amount}) filter (where ${movements.type} = ${type}), 0)`.mapWith(BigInt);
  const householdId = sql.placeholder('householdId');
  const totals = tx
    .select({
      payerId: movements.payerId,
      purchases: totalOf('purchase').as('purchases'),
      refunds: totalOf('refund').as('refunds'),
    })
    .from(movements)
    .where(and(eq(movements.householdId, householdId), eq(movements.competenceMonth, sql.placeholder('month'))))
    .groupBy(movements.payerId)
    .as('totals');
  const { id, displayName, isActive } = participants;
  const { payerId, purchases, refunds } = totals;
  return tx
    .select({ participant: { id, displayName, isActive }, total: { payerId, purchases, refunds } })
    .from(participants)
    .leftJoin(totals, eq(payerId, id))
    .where(eq(participants.householdId, householdId))
    .orderBy(id);
});

/**
 * Every present and former participant, and the totals of each one's movements of a month. A single statement, which sees
 * one moment and reads that month only.
 */
export async function monthFacts(tx: SplitReader, householdId: string, month: YearMonth): Promise<MonthFacts> {
  const rows = await selectFacts(tx, { householdId, month });
  return {
    participants: rows.map(({ participant }) => participant),
    totals: rows.flatMap(({ total }) => (total === null ? [] : [total])),
  };
}
