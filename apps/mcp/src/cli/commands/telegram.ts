import { compose } from '../../domains/compose';
import { readFlags, STORAGE_OPTIONS } from '../../configuration/read-flags';
import { readSettings } from '../../configuration/read-settings';
import { shutDownWith } from '../../transports/shutdown';
import { startBot, telegramOptions } from '../../domains/telegram-bot';
import { rejectPositionals } from '../reject-positionals';

const OPTIONS = { ephemeral: { type: 'boolean' } } as const;

/** `bursar telegram`: answers the messages of the bot's users until it is stopped; it needs no public address. */
export async function telegram(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, STORAGE_OPTIONS, OPTIONS);
  rejectPositionals('telegram', positionals);
  const settings = readSettings(values, process.env);
  const composition = await compose(settings);
  const options = await telegramOptions(settings, composition);
  const { runTelegram } = await import('@bursar/cristi-agent');
  const bot = await startBot(() => runTelegram(options));
  const end = shutDownWith(async () => {
    await bot.stop();
    await composition.database.close();
  });
  process.stdout.write('bursar is answering on Telegram. Press Ctrl-C to stop.\n');
  await bot.finished.finally(end);
}
