import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey } from 'drizzle-orm/pg-core';

import { finance, key, owner } from './columns';
import { ledgers } from './ledgers';

/**
 * What a person said of pairs of transactions, of any domain, or of accounts: by published ids, since other domains keep
 * their own rows. That a pair has one link is in migrations/0011_links_kept.sql: it is checked at commit.
 */
export const links = finance.table(
  'links',
  {
    owner: owner().references(() => ledgers.owner),
    number: integer('link_number').notNull(),
    kind: key('kind').notNull(),
    state: key('state').notNull(),
    left: key('left_id').notNull(),
    right: key('right_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.number] }),
    index('links_left').on(table.owner, table.left),
    index('links_right').on(table.owner, table.right),
    check('links_kind', sql`${table.kind} in ('same_event', 'transfer', 'refund', 'same_account')`),
    check('links_state', sql`${table.state} in ('confirmed', 'rejected')`),
    check('links_pair', sql`${table.left} <> ${table.right}`),
  ],
);
