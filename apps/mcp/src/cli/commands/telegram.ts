import { compose } from '../../domains/compose';
import { readSettings } from '../../configuration/read-settings';
import { shutDownServerWith } from '../../transports/shutdown';
import { startBot, telegramOptions } from '../../domains/telegram-bot';
import { TELEGRAM } from '../definitions/server-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { say } from '../../language/say';

/** `bursar telegram`: answers the messages of the bot's users until it is stopped; it needs no public address. */
export async function telegram(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(TELEGRAM, args);
  rejectPositionals('telegram', positionals);
  const settings = readSettings(values, process.env);
  const composition = await compose(settings);
  const options = await telegramOptions(settings, composition);
  const { runTelegram } = await import('@bursar/cristi-agent');
  const bot = await startBot(() => runTelegram(options));
  const end = shutDownServerWith(async () => {
    await bot.stop();
    await composition.workers.close();
    await composition.database.close();
  });
  print(values, { answering: 'telegram' }, `${say('bursar is answering on Telegram. Press Ctrl-C to stop.')}\n`);
  await bot.finished.finally(() => end(say('the bot has stopped')));
}
