import { spawn } from 'node:child_process';

import { readSettings, type Settings } from '../../configuration/read-settings';
import { UsageError } from '../../configuration/usage-error';
import { OPEN } from '../definitions/server-commands';
import { print } from '../print';
import { readCommand } from '../read-command';
import { rejectPositionals } from '../reject-positionals';
import { pageOf, serve } from '../serving/serve';
import { t } from '../../language/language';

/** How long a server that runs may take to say that it does. */
const PATIENCE_MILLISECONDS = 3_000;

/** `bursar open`: opens the page of the server that runs, or of one that it starts. Prints the address. */
export async function open(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(OPEN, args);
  rejectPositionals('open', positionals);
  const settings = readSettings(values, process.env);
  const running = await runningPage(settings);
  const page = running ?? (await serve(settings)).page;
  if (page === null) throw new UsageError(t('open.noPage'));
  print(
    values,
    { page, started: running === undefined },
    `${t('open.running', { page })}\n${running === undefined ? `${t('open.stop')}\n` : ''}`,
  );
  openBrowser(page);
}

/** The page of a bursar that listens already. */
async function runningPage({ host, port }: Settings): Promise<string | undefined> {
  const page = pageOf(`http://${host}:${port}`);
  if (port === 0 || page === null) return undefined;
  try {
    const answer = await fetch(page, { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) });
    return answer.ok && /<title>[^<]*bursar/i.test(await answer.text()) ? page : undefined;
  } catch {
    return undefined;
  }
}

/** Where there is no display, the printed address is all there is. */
function openBrowser(page: string): void {
  const { platform, env } = process;
  const hasDisplay = platform !== 'linux' || (env['DISPLAY'] ?? env['WAYLAND_DISPLAY']) !== undefined;
  if (!hasDisplay) return;
  const [command = '', ...words] =
    platform === 'darwin' ? ['open', page] : platform === 'win32' ? ['explorer', page] : ['xdg-open', page];
  const browser = spawn(command, words, { detached: true, stdio: 'ignore' });
  browser.on('error', () => undefined);
  browser.unref();
}
