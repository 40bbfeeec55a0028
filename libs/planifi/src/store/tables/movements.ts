import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { accounts } from './accounts';
import { instant, owner, planifi, sequence } from './columns';
import { tags } from './tags';

/** Expenses and transactions: one kind of record, created by either action and never changed. */
export const movements = planifi.table(
  'movements',
  {
    owner: owner(),
    id: uuid('movement_id').notNull(),
    sequence: sequence(),
    accountId: uuid('account_id').notNull(),
    /** In the currency of the account; text in both directions, because an amount is never a float. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => {
    const newestFirst = () =>
      [
        table.occurredOn.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.sequence.desc().nullsFirst(),
      ] as const;
    return [
      primaryKey({ columns: [table.owner, table.id] }),
      index('movements_of_an_account').on(table.owner, table.accountId, ...newestFirst()),
      index('movements_of_an_owner').on(table.owner, ...newestFirst()),
      foreignKey({
        name: 'movements_account',
        columns: [table.owner, table.accountId],
        foreignColumns: [accounts.owner, accounts.id],
      }),
      check('movements_amount', sql`${table.amount} between 0.01 and 999999999999.99`),
      check('movements_occurred_on', sql`${table.occurredOn} between '1900-01-01' and '2999-12-31'`),
      check('movements_description_length', sql`char_length(${table.description}) between 1 and 255`),
    ];
  },
);

export const movementTags = planifi.table(
  'movement_tags',
  { owner: owner(), movementId: uuid('movement_id').notNull(), tagId: uuid('tag_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.owner, table.movementId, table.tagId] }),
    foreignKey({
      name: 'movement_tags_movement',
      columns: [table.owner, table.movementId],
      foreignColumns: [movements.owner, movements.id],
    }),
    foreignKey({
      name: 'movement_tags_tag',
      columns: [table.owner, table.tagId],
      foreignColumns: [tags.owner, tags.id],
    }),
  ],
);
