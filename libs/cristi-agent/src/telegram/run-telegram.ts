import { messageIn } from './incoming-message';
import { checkTelegramOptions, type TelegramOptions } from './telegram-options';

export interface RunningTelegram {
  /** Resolves when the bot was stopped; rejects when Telegram does not take it: a wrong token, a second bot. */
  readonly finished: Promise<void>;
  /** Ends after the message that is being answered. */
  stop(): Promise<void>;
}

/**
 * Answers messages that it asks Telegram for, so that no public address is needed. Throws a TelegramSettingsError without
 * a token, and where nobody may be answered.
 */
export async function runTelegram(options: TelegramOptions): Promise<RunningTelegram> {
  checkTelegramOptions(options);
  const [{ Bot }, { openConversations }] = await Promise.all([import('grammy'), import('./open-conversations')]);
  const { token, apiRoot, onFault = () => undefined } = options;
  const answerTo = openConversations(options);
  const bot = new Bot(token, { client: { ...(apiRoot !== undefined && { apiRoot }) } });
  bot.use(async ({ update, api }) => {
    const message = messageIn(update);
    if (message === undefined) return;
    for (const text of await answerTo(message)) await api.sendMessage(message.chatId, text);
  });
  bot.catch(({ error }) => onFault(error));
  const finished = bot.start({ allowed_updates: ['message', 'edited_message'] });
  return { finished, stop: () => bot.stop() };
}
