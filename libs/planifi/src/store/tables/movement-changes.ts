import { sql } from 'drizzle-orm';
import { boolean, check, date, foreignKey, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { instant, owner, planifi, sequence } from './columns';
import { movements } from './movements';

/** What a movement said before each change; null for what the change left alone. */
export const movementChanges = planifi.table(
  'movement_changes',
  {
    owner: owner(),
    movementId: uuid('movement_id').notNull(),
    sequence: sequence(),
    changedAt: instant('changed_at').notNull(),
    changedBy: text('changed_by').notNull(),
    accountId: uuid('account_id'),
    amount: numeric('amount', { precision: 14, scale: 2 }),
    occurredOn: date('occurred_on', { mode: 'string' }),
    description: text('description'),
    tagNames: text('tag_names').array(),
    wasVoided: boolean('was_voided'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.movementId, table.sequence] }),
    foreignKey({
      name: 'movement_changes_movement',
      columns: [table.owner, table.movementId],
      foreignColumns: [movements.owner, movements.id],
    }),
    check(
      'movement_changes_something',
      sql`num_nonnulls(${table.accountId}, ${table.amount}, ${table.occurredOn}, ${table.description}, ${table.tagNames},
        ${table.wasVoided}) > 0`,
    ),
  ],
);
