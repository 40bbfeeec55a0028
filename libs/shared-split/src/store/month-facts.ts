import { and, eq, sql } from 'drizzle-orm';

import type { YearMonth } from '@bursar/calendar';
import { preparedStatement } from '@bursar/database';

import type { Participant } from '../model/household';
import type { PayerTotals } from '../model/monthly-split';
import { movements, participants } from './schema';
import type { SplitReader } from './split-database';

/** What a month is split by. */
export interface MonthFacts {
  readonly participants: readonly Participant[];
  /** Of those who paid anything. */
  readonly totals: readonly PayerTotals[];
}

const selectFacts = preparedStatement((queries: SplitReader) => {
  const totalOf = (type: string) =>
    sql<bigint>`coalesce(sum(${movements.amount}) filter (where ${movements.type} = ${type}), 0)`.mapWith(BigInt);
  const householdId = sql.placeholder('householdId');
  const totals = queries
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
  return queries
    .select({ participant: { id, displayName, isActive }, total: { payerId, purchases, refunds } })
    .from(participants)
    .leftJoin(totals, eq(payerId, id))
    .where(eq(participants.householdId, householdId))
    .orderBy(id);
});

/**
 * Everybody who was ever one of the household, and what each one's movements of a month add up to: one pass over that
 * month, whatever other months hold, in one statement, which sees one moment by itself.
 */
export async function monthFacts(queries: SplitReader, householdId: string, month: YearMonth): Promise<MonthFacts> {
  const rows = await selectFacts(queries, { householdId, month });
  return {
    participants: rows.map(({ participant }) => participant),
    totals: rows.flatMap(({ total }) => (total === null ? [] : [total])),
  };
}
