import { DomainError, localCaller } from '@bursar/toolkit';

import { answer } from '../chat/answer';
import { refusalText } from '../chat/refusal-text';
import { mexicanTimestamp } from '../model/time/mexico-city';
import { openPendingWrites } from './pending-writes';
import { toolsOfDomain } from './tools-of-domain';
import type { IncomingMessage } from './incoming-message';
import { splitMessage } from './split-message';
import type { TelegramOptions } from './telegram-options';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** Returns the function that answers messages: in parts short enough for Telegram, none for users who are not allowed. */
export function openConversations(options: TelegramOptions): (message: IncomingMessage) => Promise<string[]> {
  const {
    allowedUserIds,
    domain,
    database,
    clock,
    caller = localCaller,
    readOnly = false,
    onFault = () => undefined,
  } = options;
  const pendingWrites = openPendingWrites(database);

  const converse = async ({ userId, chatId, text }: IncomingMessage): Promise<string> => {
    const thread = { owner: caller.owner, userId, threadId: String(chatId) };
    const tools = toolsOfDomain(domain, { caller, userId, threadId: thread.threadId }, { readOnly, onFault });
    const now = mexicanTimestamp(BigInt(clock.now()) * NANOSECONDS_A_MILLISECOND);
    // A read-only bot requests no confirmations, and must not remove one from the database.
    const pending = readOnly ? undefined : await pendingWrites.take(thread);
    const reply = await answer(text, { now, tools }, pending);
    if (reply.pending !== undefined) await pendingWrites.keep(thread, reply.pending);
    return reply.text;
  };

  return async (message) => {
    if (!allowedUserIds.includes(message.userId)) return [];
    try {
      return splitMessage(await converse(message));
    } catch (error) {
      if (error instanceof DomainError) return [refusalText(error)];
      onFault(error);
      return [refusalText({ code: 'DB_ERROR', details: {} })];
    }
  };
}
