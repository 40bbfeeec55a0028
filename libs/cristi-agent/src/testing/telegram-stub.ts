import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentMessage {
  readonly chat_id: number;
  readonly text: string;
}

/** A stand-in for Telegram's server on loopback: hands out updates and records the messages sent. */
export interface TelegramStub {
  readonly apiRoot: string;
  readonly sent: readonly SentMessage[];
  /** The names of the methods called, in order. */
  readonly calls: readonly string[];
  /** Adds an update for the next poll. */
  give(update: object): void;
  /** Resolves when `count` messages have been sent in all. */
  untilSent(count: number): Promise<void>;
  /** Answers every further call of a method with this error. */
  refuse(method: string, code: number, description: string): void;
  close(): Promise<void>;
}

export const TOKEN = '12345:secret-of-the-bot';

export async function startTelegramStub(): Promise<TelegramStub> {
  const sent: SentMessage[] = [];
  const calls: string[] = [];
  const refusals = new Map<string, object>();
  let waiting: { readonly update_id: number }[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise<void>((resolve) => listeners.add(resolve));
  };

  const result = async (method: string, input: Readonly<Record<string, unknown>>, isGone: () => boolean) => {
    switch (method) {
      case 'getMe':
        return { id: 12345, is_bot: true, first_name: 'Cristi', username: 'CristiBot' };
      case 'getUpdates': {
        waiting = waiting.filter(({ update_id }) => update_id >= Number(input['offset'] ?? 0));
        if (Number(input['timeout'] ?? 0) > 0) await until(() => waiting.length > 0 || isGone());
        return waiting;
      }
      case 'sendMessage':
        sent.push(input as unknown as SentMessage);
        return {
          message_id: sent.length,
          date: 0,
          chat: { id: input['chat_id'], type: 'private' },
          text: input['text'],
        };
      default:
        return true;
    }
  };

  const server: Server = createServer((request, response) => {
    let body = '';
    let isGone = false;
    request.on('data', (part) => (body += String(part)));
    response.on('close', () => {
      isGone = true;
      changed();
    });
    const respond = async () => {
      const [, bot, method = ''] = (request.url ?? '').split('/');
      calls.push(method);
      const refusal = bot === `bot${TOKEN}` ? refusals.get(method) : { error_code: 401, description: 'Unauthorized' };
      const answer =
        refusal === undefined
          ? { ok: true, result: await result(method, JSON.parse(body || '{}'), () => isGone) }
          : { ok: false, ...refusal };
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
      changed();
    };
    request.on('end', () => void respond());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    calls,
    give: (update) => {
      waiting = [...waiting, { update_id: (lastId += 1), ...update }];
      changed();
    },
    untilSent: (count) => until(() => sent.length >= count),
    refuse: (method, error_code, description) => void refusals.set(method, { error_code, description }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** A text message as an update. */
export function textFrom(userId: number, text: string, kind: 'message' | 'edited_message' = 'message', chatId = 900) {
  return {
    [kind]: {
      message_id: 1,
      date: 1,
      from: { id: userId, is_bot: false, first_name: 'Ana' },
      chat: { id: chatId, type: 'private', first_name: 'Ana' },
      text,
    },
  };
}
