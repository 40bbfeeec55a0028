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

/** Gives what messages are answered with, in parts that Telegram takes: none for a user who is not on the list. */
export function openConversations(options: TelegramOptions): (message: IncomingMessage) => Promise<string[]> {
  const { allowedUserIds, domain, database, clock, caller = localCaller, onFault = () => undefined } = options;
  const waiting = openPendingWrites(database);

  const converse = async ({ userId, chatId, text }: IncomingMessage): Promise<string> => {
    const thread = { owner: caller.owner, userId, threadId: String(chatId) };
    const tools = toolsOfDomain(domain, { caller, userId, threadId: thread.threadId }, onFault);
    const now = mexicanTimestamp(BigInt(clock.now()) * NANOSECONDS_A_MILLISECOND);
    // Where nothing may be written nothing ever waits.
    const pending = tools.offers('add_transaction') ? await waiting.take(thread) : undefined;
    const reply = await answer(text, { now, tools }, pending);
    if (reply.pending !== undefined) await waiting.keep(thread, reply.pending);
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
