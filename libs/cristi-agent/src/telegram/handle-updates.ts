import type { Answer } from './update-answer';
import { randomBytes } from 'node:crypto';

import { joinedDatabase, type Connection, type Transaction } from '@bursar/database';
import { DomainError, localCaller } from '@bursar/toolkit';

import { answer } from '../chat/answer';
import { refusalText } from '../chat/refusal-text';
import { sayIn } from '../chat/sentences/sentences';
import { openAgentDatabase } from '../context';
import type { ChatLanguage } from '../model/chat-language';
import { CONTRACT_CURRENCY, inCurrency } from '../model/terms';
import { mexicanTimestamp } from '../model/time/mexico-city';
import { readChat, storeChat } from '../store/chats';
import { findHandled, recordHandled, recordUnsent, type UpdateKey } from '../store/handled-updates';
import { lockUserLedger } from '../store/lock-user-ledger';
import type { IncomingUpdate } from './incoming-update';
import { outgoingMessages, type OutgoingMessage } from './outgoing-message';
import { recordsOf } from './records';
import type { TelegramOptions } from './telegram-options';
import { toolsOfDomain } from './tools-of-domain';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;
/** A message can be edited for two days; a date further back is none that counts. */
const EDITABLE_MILLISECONDS = 3 * 86_400_000;

const NOTHING: Answer = { messages: [], sent: async () => undefined };

/**
 * Returns the function that handles updates. What an update writes, what then waits in its chat, and that it was handled are
 * stored in one transaction: an update that comes again, after a crash or to another process, stores nothing. What had not
 * been sent then is sent, unless another process may be sending it: `isSendingElsewhere` says so by the time in
 * milliseconds since it was handled. For users who are not allowed it returns `undefined`.
 */
export function handleUpdates(
  options: TelegramOptions,
  isSendingElsewhere: (milliseconds: number) => boolean,
): (update: IncomingUpdate) => Promise<Answer | undefined> {
  const { allowedUserIds, clock, caller = localCaller, readOnly = false, onFault = () => undefined } = options;
  const database = openAgentDatabase(options.database);
  const bot = options.token.split(':')[0] ?? '';

  // For refusals that come when the database no longer answers.
  let lastLanguage: ChatLanguage = 'es';
  const householdLanguage = async (connection: Connection): Promise<ChatLanguage> => {
    lastLanguage = (await options.languageOf?.(connection, caller.owner)) === 'en' ? 'en' : 'es';
    return lastLanguage;
  };

  const converse = async (transaction: Transaction, update: IncomingUpdate, at: number) => {
    const { userId, chatId, event } = update;
    const thread = { owner: caller.owner, userId, threadId: String(chatId) };
    const state = await readChat(transaction, thread);
    const language = state.language ?? senderLanguage(update) ?? (await householdLanguage(transaction));
    const currency = (await options.currencyOf?.(transaction, caller.owner)) ?? CONTRACT_CURRENCY;
    const context = {
      now: mexicanTimestamp(BigInt(timeOf(update, at)) * NANOSECONDS_A_MILLISECOND),
      say: sayIn(language),
      thread: thread.threadId,
      state,
      tools: toolsOfDomain(
        options.domainOver(joinedDatabase(transaction)),
        { caller, userId, threadId: thread.threadId },
        { readOnly },
      ),
      records: recordsOf(transaction, thread),
      newOffer: () => randomBytes(9).toString('base64url'),
    };
    const turn = await inCurrency(currency, () => answer(event, context));
    if (!readOnly) await storeChat(transaction, thread, state, turn.state);
    return outgoingMessages(chatId, turn.reply);
  };

  const handle = (update: IncomingUpdate): Promise<Answer> =>
    database.transaction(async (transaction) => {
      const { userId, updateId } = update;
      const ledger = { owner: caller.owner, userId };
      const now = clock.now();
      if (readOnly) return { ...NOTHING, messages: await converse(transaction, update, now) };
      await lockUserLedger(transaction, ledger, now);
      if (updateId === undefined) return { ...NOTHING, messages: await converse(transaction, update, now) };
      const key: UpdateKey = { ...ledger, bot, updateId };
      const handled = await findHandled(transaction, key);
      if (handled !== undefined) {
        const messages = isSendingElsewhere(now - handled.handledAt) ? [] : handled.unsent;
        return { messages: messages as OutgoingMessage[], sent: recordSent(key, messages) };
      }
      const messages = await converse(transaction, update, now);
      recordHandled(transaction, key, now, messages);
      return { messages, sent: recordSent(key, messages) };
    });

  const recordSent = (key: UpdateKey, messages: readonly unknown[]) => (count: number) =>
    database.transaction((transaction) => recordUnsent(transaction, key, messages.slice(count)));

  return async (update) => {
    if (!allowedUserIds.includes(update.userId)) return undefined;
    try {
      return await handle(update);
    } catch (error) {
      if (!(error instanceof DomainError)) onFault(error);
      const refused = error instanceof DomainError ? error : { code: 'DB_ERROR', details: {} };
      const text = refusalText(sayIn(senderLanguage(update) ?? lastLanguage), refused);
      return { ...NOTHING, messages: outgoingMessages(update.chatId, { text }) };
    }
  };
}

/** An edited message is about the day on which it was written. */
function timeOf({ writtenAt }: IncomingUpdate, now: number): number {
  return writtenAt !== undefined && writtenAt <= now && writtenAt > now - EDITABLE_MILLISECONDS ? writtenAt : now;
}

/** Undefined for senders whose language does not decide. */
function senderLanguage({ languageCode }: IncomingUpdate): ChatLanguage | undefined {
  return languageCode?.toLowerCase().startsWith('en') === true ? 'en' : undefined;
}
