import { updateIn } from './incoming-update';
import { checkTelegramOptions, type TelegramOptions } from './telegram-options';

export interface RunningTelegram {
  /** Resolves when the bot has stopped; rejects when Telegram refuses it: a wrong token, a second instance. */
  readonly finished: Promise<void>;
  /** Stops after answering the current message. */
  stop(): Promise<void>;
}

const ALLOWED_UPDATES = ['message', 'edited_message', 'callback_query'] as const;
/** Telegram lets one process poll: what was not sent was left behind by one that ended. */
const nowhereElse = () => false;

/**
 * Answers messages by polling Telegram, so that no public address is needed. Throws a TelegramSettingsError without a
 * token or without allowed users.
 */
export async function runTelegram(options: TelegramOptions): Promise<RunningTelegram> {
  checkTelegramOptions(options);
  const [{ Bot }, { handleUpdates }, { sendAnswer }] = await Promise.all([
    import('./grammy'),
    import('./handle-updates'),
    import('./send-messages'),
  ]);
  const { token, apiRoot, pause, onFault = () => undefined } = options;
  const handle = handleUpdates(options, nowhereElse);
  const ending = new AbortController();
  const bot = new Bot(token, { client: { ...(apiRoot !== undefined && { apiRoot }) } });
  bot.use(async ({ update, api }) => {
    const incoming = updateIn(update);
    if (incoming === undefined) return;
    const answer = await handle(incoming);
    const { callbackId } = incoming;
    if (answer === undefined) return;
    await sendAnswer(api, answer, { callbackId, signal: ending.signal, ...(pause && { pause }) });
  });
  bot.catch(({ error }) => onFault(error));
  const run = async () => {
    // Checks the token before polling starts.
    await bot.init(ending.signal as never);
    if (!ending.signal.aborted) await bot.start({ allowed_updates: ALLOWED_UPDATES });
  };
  const finished = run().catch((error: unknown) => {
    if (!ending.signal.aborted) throw error;
  });
  const stop = async () => {
    ending.abort();
    await bot.stop();
  };
  return { finished, stop };
}
