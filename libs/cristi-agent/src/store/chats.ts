import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { and, eq } from 'drizzle-orm';

import type { ChatLanguage } from '../model/chat-language';
import type { Thread } from '../model/user-ledger';
import { waitingOf, type EarlierPendingWrite, type Waiting } from '../model/waiting';
import { ofLedger } from './of-ledger';
import { chats, pendingWrites } from './schema';

/** What a chat keeps between two messages. */
export interface StoredChat {
  readonly waiting: Waiting | undefined;
  /** Undefined until the user chooses one. */
  readonly language: ChatLanguage | undefined;
  /** The ids of the transactions that were listed last. */
  readonly listed: readonly string[];
}

export async function readChat(connection: Connection, { owner, userId, threadId }: Thread): Promise<StoredChat> {
  const [row] = await connection.query<{
    readonly language: ChatLanguage | null;
    readonly listed: readonly string[] | null;
    readonly write: Waiting | EarlierPendingWrite | null;
  }>`
    select chats.language, chats.listed, pending.write
    from (select ${owner}::text as owner, ${userId}::text as user_id, ${threadId}::text as thread_id) as thread
    left join cristi.chats using (owner, user_id, thread_id)
    left join cristi.pending_writes as pending using (owner, user_id, thread_id)`;
  return {
    waiting: row?.write ? waitingOf(row.write) : undefined,
    language: row?.language ?? undefined,
    listed: row?.listed ?? [],
  };
}

/** Stores what changed from `previous` to `current`. */
export async function storeChat(
  { drizzle }: DatabaseTransaction,
  { owner, userId, threadId }: Thread,
  previous: StoredChat,
  current: StoredChat,
): Promise<void> {
  const key = { owner, userId, threadId };
  if (current.waiting === undefined) {
    if (previous.waiting !== undefined) {
      await drizzle
        .delete(pendingWrites)
        .where(and(ofLedger(pendingWrites, key), eq(pendingWrites.threadId, threadId)));
    }
  } else if (current.waiting !== previous.waiting) {
    await drizzle
      .insert(pendingWrites)
      .values({ ...key, write: current.waiting })
      .onConflictDoUpdate({
        target: [pendingWrites.owner, pendingWrites.userId, pendingWrites.threadId],
        set: { write: current.waiting },
      });
  }
  if (current.language !== previous.language || current.listed !== previous.listed) {
    const set = { language: current.language ?? null, listed: [...current.listed] };
    await drizzle
      .insert(chats)
      .values({ ...key, ...set })
      .onConflictDoUpdate({ target: [chats.owner, chats.userId, chats.threadId], set });
  }
}
