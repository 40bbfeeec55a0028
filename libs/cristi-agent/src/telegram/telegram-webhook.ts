import { createHash, timingSafeEqual } from 'node:crypto';

import { updateIn } from './incoming-update';
import { checkTelegramOptions, TelegramSettingsError, type TelegramOptions } from './telegram-options';

export interface WebhookOptions extends TelegramOptions {
  /** The secret that every update must carry: without it any web page could send one. */
  readonly webhookSecret: string;
}

/** Why a webhook without a secret is not opened. */
export const WEBHOOK_SECRET_MISSING =
  'TELEGRAM_WEBHOOK_SECRET is not set; set it to the secret that Telegram sends, since without it anybody could write to the budget';

/** After so long no other process can still be sending an answer to the same update. */
const SENDING_MILLISECONDS = 20_000;
const SECRET_HEADER = 'x-telegram-bot-api-secret-token';

/**
 * Answers updates that Telegram posts to a public address. Responds 401 to a wrong secret and 200 to everything else,
 * failures included, so that Telegram does not repeat an update. Throws a TelegramSettingsError as `runTelegram` does, and
 * without a secret.
 */
export function telegramWebhook(options: WebhookOptions): (request: Request) => Promise<Response> {
  checkTelegramOptions(options);
  const { webhookSecret, onFault = () => undefined } = options;
  if (webhookSecret === '') throw new TelegramSettingsError(WEBHOOK_SECRET_MISSING);
  let opened: ReturnType<typeof open> | undefined;
  return async (request) => {
    if (!isSame(request.headers.get(SECRET_HEADER) ?? '', webhookSecret)) {
      return new Response(null, { status: 401 });
    }
    try {
      // A body that is not JSON contains no message.
      const update = updateIn(await request.json().catch(() => undefined));
      if (update !== undefined) {
        const { api, handle, sendAnswer } = await (opened ??= open(options));
        const answer = await handle(update);
        if (answer !== undefined) {
          await sendAnswer(api, answer, {
            callbackId: update.callbackId,
            ...(options.pause && { pause: options.pause }),
          });
        }
      }
    } catch (error) {
      onFault(error);
    }
    return new Response(null, { status: 200 });
  };
}

/** Loads the client at the first message. */
async function open(options: TelegramOptions) {
  const [{ Api }, { handleUpdates }, { sendAnswer }] = await Promise.all([
    import('./grammy'),
    import('./handle-updates'),
    import('./send-messages'),
  ]);
  const { token, apiRoot } = options;
  const api = new Api(token, { ...(apiRoot !== undefined && { apiRoot }) });
  return { api, sendAnswer, handle: handleUpdates(options, (milliseconds) => milliseconds < SENDING_MILLISECONDS) };
}

/** Compares in constant time. */
function isSame(given: string, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(secret));
}
