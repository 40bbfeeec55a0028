import { check, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';

import type { EarlierPendingWrite, Waiting } from '../../model/waiting';
import { cristi, isId, owner, userId } from './columns';

/**
 * What a chat has shown and what waits for confirmation, at most one row for each chat. Without a foreign key: a user
 * who has stored nothing yet has no ledger. Amounts in the JSON are integers that it carries exactly.
 */
export const pendingWrites = cristi.table(
  'pending_writes',
  {
    owner: owner(),
    userId: userId(),
    threadId: text('thread_id').notNull(),
    write: jsonb('write').$type<Waiting | EarlierPendingWrite>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.threadId] }),
    check('pending_writes_user_id', isId(table.userId)),
    check('pending_writes_thread_id', isId(table.threadId)),
  ],
);
