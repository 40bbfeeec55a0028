import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentMessage {
  readonly chat_id: number;
  readonly text: string;
  readonly reply_markup?: { readonly inline_keyboard: readonly (readonly InlineButton[])[] };
}

interface InlineButton {
  readonly text: string;
  readonly callback_data: string;
}

/** How a call is answered once: with an error, without an answer, or with an answer that waits for `until`. */
export type Interruption =
  | { readonly kind: 'error'; readonly code: number; readonly description: string; readonly retryAfter?: number }
  /** The connection ends before the call is done, or after. */
  | { readonly kind: 'drop'; readonly isDone: boolean }
  | { readonly kind: 'delay'; readonly until: Promise<unknown> };

/**
 * A stand-in for Telegram's server on loopback. Updates are handed out as Telegram does: again and again, until a call of
 * `getUpdates` acknowledges them by an offset behind them.
 */
export interface TelegramStub {
  readonly apiRoot: string;
  readonly sent: readonly SentMessage[];
  /** The names of the methods called, in order. */
  readonly calls: readonly string[];
  /** The ids of the buttons that were acknowledged. */
  readonly acknowledged: readonly string[];
  /** Adds an update for the next poll. */
  give(update: object): void;
  /** Resolves when `count` messages have been sent in all. */
  untilSent(count: number): Promise<void>;
  /** Resolves when so many updates are left that nobody has acknowledged. */
  untilLeft(count: number): Promise<void>;
  /** Answers every further call of a method with this error. */
  refuse(method: string, code: number, description: string): void;
  /** Interrupts the next calls of a method, one each. */
  interrupt(method: string, ...interruptions: readonly Interruption[]): void;
  close(): Promise<void>;
}

export const TOKEN = '12345:secret-of-the-bot';

type Fields = Readonly<Record<string, unknown>>;

export async function startTelegramStub(): Promise<TelegramStub> {
  const sent: SentMessage[] = [];
  const calls: string[] = [];
  const acknowledged: string[] = [];
  const refusals = new Map<string, object>();
  const interruptions = new Map<string, Interruption[]>();
  let waiting: { readonly update_id: number }[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();
  const changed = () => {
    const notified = [...listeners];
    listeners.clear();
    for (const listener of notified) listener();
  };
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise<void>((resolve) => listeners.add(resolve));
  };

  const methods: Readonly<Record<string, (input: Fields, isGone: () => boolean) => Promise<unknown>>> = {
    getMe: async () => ({ id: 12345, is_bot: true, first_name: 'Cristi', username: 'CristiBot' }),
    getUpdates: async ({ offset = 0, timeout = 0, limit = 100 }, isGone) => {
      waiting = waiting.filter(({ update_id }) => update_id >= Number(offset));
      changed();
      if (Number(timeout) > 0) await until(() => waiting.length > 0 || isGone());
      return waiting.slice(0, Number(limit));
    },
    sendMessage: async (input) => {
      sent.push(input as unknown as SentMessage);
      const chat = { id: input['chat_id'], type: 'private' };
      return { message_id: 1_000 + sent.length, date: 0, chat, text: input['text'] };
    },
    answerCallbackQuery: async ({ callback_query_id: id }) => {
      acknowledged.push(String(id));
      return true;
    },
  };

  const respond = async (request: IncomingMessage, response: ServerResponse, body: string, isGone: () => boolean) => {
    const [, bot, method = ''] = (request.url ?? '').split('/');
    calls.push(method);
    const reply = (answer: object) =>
      response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    const refusal = bot === `bot${TOKEN}` ? refusals.get(method) : { error_code: 401, description: 'Unauthorized' };
    if (refusal !== undefined) return reply({ ok: false, ...refusal });
    const interruption = interruptions.get(method)?.shift();
    if (interruption?.kind === 'error') {
      const { code, description, retryAfter } = interruption;
      const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
      return reply({ ok: false, error_code: code, description, ...parameters });
    }
    if (interruption?.kind === 'drop' && !interruption.isDone) return response.destroy();
    if (interruption?.kind === 'delay') await interruption.until;
    const result = await (methods[method]?.(JSON.parse(body || '{}') as Fields, isGone) ?? true);
    return interruption?.kind === 'drop' ? response.destroy() : reply({ ok: true, result });
  };

  const server: Server = createServer((request, response) => {
    let body = '';
    let isGone = false;
    request.on('data', (part) => (body += String(part)));
    response.on('close', () => {
      isGone = true;
      changed();
    });
    request.on('end', () => void respond(request, response, body, () => isGone).finally(changed));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiRoot: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    calls,
    acknowledged,
    give: (update) => {
      waiting = [...waiting, { update_id: (lastId += 1), ...update }];
      changed();
    },
    untilSent: (count) => until(() => sent.length >= count),
    untilLeft: (count) => until(() => waiting.length <= count),
    refuse: (method, error_code, description) => void refusals.set(method, { error_code, description }),
    interrupt: (method, ...given) => void interruptions.set(method, [...given]),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

let lastMessage = 0;

/** A text message as an update, with the next number, or as an edit of the one with the number given. */
export function textFrom(userId: number, text: string, chatId = 900, edited?: number) {
  return {
    [edited === undefined ? 'message' : 'edited_message']: {
      message_id: edited ?? (lastMessage += 1),
      date: 1,
      from: { id: userId, is_bot: false, first_name: 'Ana' },
      chat: { id: chatId, type: 'private', first_name: 'Ana' },
      text,
    },
  };
}

/** A pressed button as an update. */
export function pressFrom(userId: number, data: string | undefined, chatId = 900) {
  return {
    callback_query: {
      id: `press of ${String(data)}`,
      from: { id: userId, is_bot: false, first_name: 'Ana' },
      chat_instance: '1',
      message: { message_id: 1, date: 1, chat: { id: chatId, type: 'private' } },
      ...(data !== undefined && { data }),
    },
  };
}
