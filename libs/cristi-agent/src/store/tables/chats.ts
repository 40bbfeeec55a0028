import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, jsonb, primaryKey, text } from 'drizzle-orm/pg-core';

import type { ChatLanguage } from '../../model/chat-language';
import { cristi, isId, owner, userId } from './columns';
import { transactions } from './transactions';

// Without a foreign key to the ledger, as pending_writes: a user who has stored nothing yet has none.

/** What a chat keeps besides what waits in it. */
export const chats = cristi.table(
  'chats',
  {
    owner: owner(),
    userId: userId(),
    threadId: text('thread_id').notNull(),
    /** Chosen by the user; null for the default. */
    language: text('language').$type<ChatLanguage>(),
    /** The ids of the transactions that were listed last, in the order of their numbers. */
    listed: text('listed').array(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.threadId] }),
    check('chats_user_id', isId(table.userId)),
    check('chats_thread_id', isId(table.threadId)),
    check('chats_language', sql`${table.language} in ('es', 'en')`),
  ],
);

/** Updates from Telegram that were handled, in the transaction that handled them; kept for two days. */
export const handledUpdates = cristi.table(
  'handled_updates',
  {
    owner: owner(),
    userId: userId(),
    /** The bot's number: each bot counts its own updates. */
    bot: text('bot').notNull(),
    updateId: bigint('update_id', { mode: 'bigint' }).notNull(),
    /** Milliseconds since 1970. */
    handledAt: bigint('handled_at', { mode: 'number' }).notNull(),
    /** What there is to send, until all of it was sent. */
    unsent: jsonb('unsent').$type<readonly unknown[]>(),
  },
  (table) => [primaryKey({ columns: [table.owner, table.userId, table.bot, table.updateId] })],
);

/** Which message of a chat made which transactions. */
export const messageTransactions = cristi.table(
  'message_transactions',
  {
    owner: owner(),
    userId: userId(),
    threadId: text('thread_id').notNull(),
    messageId: bigint('message_id', { mode: 'number' }).notNull(),
    transactionId: text('transaction_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.userId, table.transactionId] }),
    foreignKey({
      name: 'message_transactions_transaction',
      columns: [table.owner, table.userId, table.transactionId],
      foreignColumns: [transactions.owner, transactions.userId, transactions.id],
    }).onDelete('cascade'),
    index('message_transactions_message').on(table.owner, table.userId, table.threadId, table.messageId),
  ],
);
