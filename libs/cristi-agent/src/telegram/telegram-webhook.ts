import { createHash, timingSafeEqual } from 'node:crypto';

import { messageIn } from './incoming-message';
import { checkTelegramOptions, type TelegramOptions } from './telegram-options';

export interface WebhookOptions extends TelegramOptions {
  /** What Telegram was told to send with every update; none is asked for unless given. */
  readonly webhookSecret?: string;
}

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

/**
 * Answers updates that Telegram sends to a public address. 401 for another secret; else always 200, whatever came of it,
 * so that Telegram sends nothing twice. Throws a TelegramSettingsError as `runTelegram` does.
 */
export function telegramWebhook(options: WebhookOptions): (request: Request) => Promise<Response> {
  checkTelegramOptions(options);
  const { webhookSecret = '', onFault = () => undefined } = options;
  let opened: ReturnType<typeof open> | undefined;
  return async (request) => {
    if (webhookSecret !== '' && !isSame(request.headers.get(SECRET_HEADER) ?? '', webhookSecret)) {
      return new Response(null, { status: 401 });
    }
    try {
      // A body that is no JSON is nobody's message.
      const message = messageIn(await request.json().catch(() => undefined));
      if (message !== undefined) {
        const { api, answerTo } = await (opened ??= open(options));
        for (const text of await answerTo(message)) await api.sendMessage(message.chatId, text);
      }
    } catch (error) {
      onFault(error);
    }
    return new Response(null, { status: 200 });
  };
}

/** Loaded with the first message. */
async function open(options: TelegramOptions) {
  const [{ Api }, { openConversations }] = await Promise.all([import('./grammy'), import('./open-conversations')]);
  const { token, apiRoot } = options;
  return { api: new Api(token, { ...(apiRoot !== undefined && { apiRoot }) }), answerTo: openConversations(options) };
}

/** Takes as long for a secret that is nearly right as for any other. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
