import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text } from 'drizzle-orm/pg-core';

import type { Action } from '../../contract/actions';
import { exactText, instant, owner, planifi } from './columns';

/** What was answered to a write, by the key that its caller gave it. */
export const idempotencyRecords = planifi.table(
  'idempotency_records',
  {
    owner: owner(),
    key: exactText('key').notNull(),
    action: text('action').$type<Action>().notNull(),
    /** Of the request: another one with this key is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** JSON text, to be sent again as it is. Null only until the transaction that claimed the key commits. */
    answer: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_records_oldest').on(table.owner, table.createdAt),
    check('idempotency_records_key_length', sql`char_length(${table.key}) between 8 and 255`),
    check('idempotency_records_fingerprint', sql`${table.fingerprint} ~ '^[0-9a-f]{64}$'`),
  ],
);
