import { randomUUID } from 'node:crypto';

import { clockOf } from '@bursar/calendar';
import { localCaller } from '@bursar/toolkit';
import { ownedBy } from '@bursar/toolkit/testing';

import { createCristiAgent } from '../cristi-agent';
import type { ChatEvent } from '../chat/reply';
import type { OutgoingMessage } from '../telegram/outgoing-message';
import { handleUpdates } from '../telegram/handle-updates';
import { openAgentStore, type AgentStore } from './agent-store';
import { conversation } from './calls';

/** A Wednesday, a quarter past eight in the evening. */
export const CHAT_NOW = '2026-03-18T20:15:00-06:00';

interface ChatOptions {
  readonly readOnly?: boolean;
  readonly language?: string;
  readonly now?: string;
}

/** Opens chats of new households on a database that one test file has for itself. */
export function chatsOfTestFile(): (options?: ChatOptions) => ReturnType<typeof openChat> {
  let store: AgentStore;
  beforeAll(async () => {
    store = await openAgentStore();
  });
  afterAll(() => store.drop());
  return (options) => openChat(store, options);
}

/** A chat of a new household with the bot: events go in as updates, replies come out, and nothing is sent. */
export function openChat(store: AgentStore, options: ChatOptions = {}) {
  const owner = randomUUID();
  const time = { now: Date.parse(options.now ?? CHAT_NOW) };
  const clock = clockOf(() => time.now);
  let updates = 0;
  let messages = 0;
  let last: OutgoingMessage | undefined;
  const handle = handleUpdates(
    {
      token: '12345:secret',
      allowedUserIds: ['111'],
      domainOver: (database) => createCristiAgent({ database, clock, allowedUserIds: ['111'] }),
      database: store.database,
      clock,
      caller: { ...localCaller, owner },
      ...(options.readOnly !== undefined && { readOnly: options.readOnly }),
      ...(options.language !== undefined && { languageOf: async () => options.language }),
      onFault: (error) => {
        throw error;
      },
    },
    () => false,
  );
  const send = async (event: ChatEvent, languageCode?: string, chatId = 222): Promise<string> => {
    updates += 1;
    const update = {
      updateId: updates,
      userId: '111',
      chatId,
      languageCode,
      event,
      writtenAt: undefined,
      callbackId: undefined,
    };
    const answer = await handle(update);
    last = answer?.messages.at(-1);
    return (answer?.messages ?? []).map(({ text }) => text).join('\n');
  };
  const buttons = () => (last?.buttons ?? []).flat();
  const tools = conversation(ownedBy(createCristiAgent({ database: store.database, clock }), owner), '111', '222');
  return {
    handle,
    owner,
    time,
    tools,
    /** The amount, category and day of what is stored, the latest first. */
    stored: async () => {
      const { transactions } = await tools.data('list_transactions', { order: 'created' });
      return (transactions as Readonly<Record<string, unknown>>[]).map(
        ({ amount_mxn_cents: amount, category, date_iso: date }) => [amount, category, date],
      );
    },
    send,
    say: (text: string, languageCode?: string) => send({ kind: 'text', text, message: (messages += 1) }, languageCode),
    edit: (message: number, text: string) => send({ kind: 'edit', text, message }),
    /** Presses the button with this text under the last reply. */
    press: (text: string) => {
      const button = buttons().find((each) => each.text === text);
      if (button === undefined)
        throw new Error(
          `no button ${text}: ${buttons()
            .map((each) => each.text)
            .join(', ')}`,
        );
      return send({ kind: 'press', data: button.data });
    },
    buttons: () => buttons().map(({ text }) => text),
    data: () => buttons().map(({ data }) => data),
  };
}
