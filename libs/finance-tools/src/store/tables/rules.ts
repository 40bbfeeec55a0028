import { sql } from 'drizzle-orm';
import { boolean, check, integer, json, primaryKey, text } from 'drizzle-orm/pg-core';

import { finance, owner } from './columns';
import { ledgers } from './ledgers';

/** The rules of an owner. That positions are unique is in migrations/0006_payee_indexes.sql: it is checked at commit. */
export const rules = finance.table(
  'rules',
  {
    owner: owner().references(() => ledgers.owner),
    number: integer('rule_number').notNull(),
    /** From 1; a rule before another one decides first. */
    position: integer('position').notNull(),
    name: text('name'),
    /** `when` and `then` as the tool takes them. */
    conditions: json('conditions').notNull(),
    actions: json('actions').notNull(),
    isEnabled: boolean('is_enabled').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.number] }),
    check('rules_position', sql`${table.position} > 0`),
  ],
);
