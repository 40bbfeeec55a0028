import type { Pause } from './pause';
import { setTimeout as wait } from 'node:timers/promises';

import type { Api } from 'grammy';

import type { Answer } from './update-answer';
import type { OutgoingMessage } from './outgoing-message';

const ATTEMPTS = 6;
const FIRST_PAUSE_MILLISECONDS = 500;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
const TOO_MANY_REQUESTS = 429;

const pauseFor: Pause = (milliseconds, signal) => wait(milliseconds, undefined, { signal });

/**
 * Acknowledges a pressed button and sends the messages, each once as far as Telegram says whether it took it. It says so
 * of a message that it refuses, as with too many requests: that one is sent again. A broken connection says nothing: a
 * message that may be missing is sent again, since a reply that came twice does less harm than none.
 */
export async function sendAnswer(
  api: Api,
  { messages, sent }: Answer,
  { callbackId, signal, pause = pauseFor }: SendOptions,
): Promise<void> {
  if (callbackId !== undefined) {
    // One that is too old is refused; the answer matters all the same.
    await persistently(() => api.answerCallbackQuery(callbackId), signal, pause).catch(() => undefined);
  }
  for (const [index, message] of messages.entries()) {
    await persistently(() => sendMessage(api, message), signal, pause);
    await sent(index + 1);
  }
}

export interface SendOptions {
  readonly callbackId: string | undefined;
  readonly signal?: AbortSignal;
  readonly pause?: Pause;
}

async function sendMessage(api: Api, { chatId, text, buttons }: OutgoingMessage): Promise<void> {
  const rows = buttons?.map((row) => row.map((button) => ({ text: button.text, callback_data: button.data })));
  await api.sendMessage(chatId, text, rows && { reply_markup: { inline_keyboard: rows } });
}

/** Tries again what failed for a passing reason. Throws the last failure. */
async function persistently(
  work: () => Promise<unknown>,
  signal: AbortSignal | undefined,
  pause: Pause,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      const milliseconds = pauseAfter(error, attempt);
      if (milliseconds === undefined || attempt === ATTEMPTS) throw error;
      await pause(milliseconds, signal);
    }
  }
}

/** How long to wait after a failure; undefined where it would only repeat itself. */
function pauseAfter(error: unknown, attempt: number): number | undefined {
  const { error_code: code, parameters } = Object(error) as Readonly<Record<string, unknown>>;
  const usual = FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1);
  // Without a code the connection failed.
  if (typeof code !== 'number') return usual;
  if (code === TOO_MANY_REQUESTS) {
    const seconds = Number((Object(parameters) as Readonly<Record<string, unknown>>)['retry_after'] ?? 1);
    return Math.min(LONGEST_PAUSE_MILLISECONDS, seconds * 1_000);
  }
  return code >= 500 ? usual : undefined;
}
