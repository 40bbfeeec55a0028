import { createHash, timingSafeEqual } from 'node:crypto';

import { messageIn } from './incoming-message';
import { checkTelegramOptions, type TelegramOptions } from './telegram-options';

export interface WebhookOptions extends TelegramOptions {
  /** The secret that every update must carry; left out: updates need none. */
  readonly webhookSecret?: string;
}

const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

/**
 * Answers updates that Telegram posts to a public address. Responds 401 to a wrong secret and 200 to everything else,
 * failures included, so that Telegram does not repeat an update. Throws a TelegramSettingsError as `runTelegram` does.
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
      // A body that is not JSON contains no message.
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

/** Loads the client at the first message. */
async function open(options: TelegramOptions) {
  const [{ Api }, { openConversations }] = await Promise.all([import('./grammy'), import('./open-conversations')]);
  const { token, apiRoot } = options;
  return { api: new Api(token, { ...(apiRoot !== undefined && { apiRoot }) }), answerTo: openConversations(options) };
}

/** Compares in constant time. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
