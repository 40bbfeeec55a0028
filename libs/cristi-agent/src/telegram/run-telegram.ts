import { messageIn } from './incoming-message';
import { checkTelegramOptions, type TelegramOptions } from './telegram-options';

export interface RunningTelegram {
  /** Resolves when the bot has stopped; rejects when Telegram refuses it: a wrong token, a second instance. */
  readonly finished: Promise<void>;
  /** Stops after answering the current message. */
  stop(): Promise<void>;
}

/**
 * Answers messages by polling Telegram, so that no public address is needed. Throws a TelegramSettingsError without a
 * token or without allowed users.
 */
export async function runTelegram(options: TelegramOptions): Promise<RunningTelegram> {
  checkTelegramOptions(options);
  const [{ Bot }, { openConversations }] = await Promise.all([import('./grammy'), import('./open-conversations')]);
  const { token, apiRoot, onFault = () => undefined } = options;
  const answerTo = openConversations(options);
  const bot = new Bot(token, { client: { ...(apiRoot !== undefined && { apiRoot }) } });
  bot.use(async ({ update, api }) => {
    const message = messageIn(update);
    if (message === undefined) return;
    for (const text of await answerTo(message)) await api.sendMessage(message.chatId, text);
  });
  bot.catch(({ error }) => onFault(error));
  const starting = new AbortController();
  const run = async () => {
    // Checks the token before polling starts.
    await bot.init(starting.signal as never);
    if (!starting.signal.aborted) await bot.start({ allowed_updates: ['message', 'edited_message'] });
  };
  const finished = run().catch((error: unknown) => {
    if (!starting.signal.aborted) throw error;
  });
  const stop = async () => {
    starting.abort();
    await bot.stop();
  };
  return { finished, stop };
}
