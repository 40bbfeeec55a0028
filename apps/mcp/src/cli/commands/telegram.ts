import { compose } from '../../domains/compose';
import { readFlags, readSettings, STORE_OPTIONS } from '../../configuration/read-settings';
import { shutDownWith } from '../../transports/shutdown';
import { startingBot, telegramOptions } from '../../domains/telegram-bot';
import { refuseWords } from '../reject-positionals';

const OPTIONS = { ...STORE_OPTIONS, ephemeral: { type: 'boolean' } } as const;

/** `bursar telegram`: answers the messages of the bot's users until it is told to stop; no public address is needed. */
export async function telegram(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, OPTIONS);
  refuseWords('telegram', positionals);
  const settings = readSettings(values, process.env);
  const composition = await compose(settings);
  const options = await telegramOptions(settings, composition);
  const { runTelegram } = await import('@bursar/cristi-agent');
  const bot = await startingBot(() => runTelegram(options));
  const end = shutDownWith(async () => {
    await bot.stop();
    await composition.database.close();
  });
  process.stdout.write('bursar answers on Telegram. Stop it with Ctrl-C.\n');
  await bot.finished.finally(end);
}
