import { check, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';

import type { PendingWrite } from '../../model/pending-write';
import { cristi, isId, owner, userId } from './columns';

/**
 * What was shown to a user in a chat and waits for a yes: one at most. Of a user who has stored nothing there is no purse
 * yet. Amounts in it are whole numbers that JSON carries exactly.
 */
export const pendingWrites = cristi.table(
  'pending_writes',
  {
    owner: owner(),
    userId: userId(),
    threadId: text('thread_id').notNull(),
    write: jsonb('write').$type<PendingWrite>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.threadId] }),
    check('pending_writes_user_id', isId(table.userId)),
    check('pending_writes_thread_id', isId(table.threadId)),
  ],
);
