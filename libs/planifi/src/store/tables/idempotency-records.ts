import { sql } from 'drizzle-orm';
import { check, index, primaryKey, text } from 'drizzle-orm/pg-core';

import { exactText, instant, owner, planifi } from './columns';

/** The response to each write, by the idempotency key that the caller chose. */
export const idempotencyRecords = planifi.table(
  'idempotency_records',
  {
    owner: owner(),
    key: exactText('key').notNull(),
    action: text('action').notNull(),
    /** Of the canonical request: another request with this key is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** JSON text that is replayed as it is. Null only until the transaction that claimed the key commits. */
    response: text('answer'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_records_oldest').on(table.owner, table.createdAt),
    check('idempotency_records_key_length', sql`char_length(${table.key}) between 8 and 255`),
    check('idempotency_records_fingerprint', sql`${table.fingerprint} ~ '^[0-9a-f]{64}$'`),
  ],
);
