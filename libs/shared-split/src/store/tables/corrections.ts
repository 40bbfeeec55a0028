import { sql } from 'drizzle-orm';
import { check, foreignKey, index, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { CorrectionAction } from '../../model/correction';
import { householdId, instant, sequence, sharedSplit } from './columns';
import { participantKey } from './households';
import { movements } from './movements';
import { settlements } from './settlements';

/** What was done to movements and settlements after they were stored; rows are only added. */
export const corrections = sharedSplit.table(
  'corrections',
  {
    householdId: householdId(),
    sequence: sequence(),
    action: text('action').$type<CorrectionAction>().notNull(),
    movementId: uuid('movement_id'),
    settlementId: uuid('settlement_id'),
    replacementId: uuid('replacement_id'),
    actorId: text('actor_id').notNull(),
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.sequence] }),
    index('corrections_of_a_movement').on(table.householdId, table.movementId),
    index('corrections_of_a_settlement').on(table.householdId, table.settlementId),
    participantKey('corrections_actor', table.householdId, table.actorId),
    foreignKey({
      name: 'corrections_movement',
      columns: [table.householdId, table.movementId],
      foreignColumns: [movements.householdId, movements.id],
    }),
    foreignKey({
      name: 'corrections_replacement',
      columns: [table.householdId, table.replacementId],
      foreignColumns: [movements.householdId, movements.id],
    }),
    foreignKey({
      name: 'corrections_settlement',
      columns: [table.householdId, table.settlementId],
      foreignColumns: [settlements.householdId, settlements.id],
    }),
    check('corrections_action', sql`${table.action} in ('void', 'replace', 'restore')`),
    check('corrections_target', sql`(${table.movementId} is null) <> (${table.settlementId} is null)`),
    check('corrections_replacement_given', sql`(${table.action} = 'replace') = (${table.replacementId} is not null)`),
    check('corrections_reason_length', sql`char_length(${table.reason}) between 1 and 200`),
  ],
);
