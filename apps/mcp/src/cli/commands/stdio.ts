import { systemClock } from '@bursar/calendar';

import { prebuiltCatalogue } from '../../protocol/prebuilt-catalogue';
import { givenSettings, readSettings, type Settings } from '../../configuration/read-settings';
import { openFolders } from '../../access/open-folders';
import { serverWork } from '../../offloading/server-work';
import { openWorkerThreads, type WorkerThreads } from '../../worker-threads';
import { STDIO } from '../definitions/server-commands';
import { prebuiltFiles } from '../prebuilt-files';
import { readCommand } from '../read-command';
import { serveOverStdio } from '../../transports/stdio';
import { requireTools } from '../require-tools';
import { rejectPositionals } from '../reject-positionals';

/** `bursar stdio`: serves the host that started it. */
export async function stdio(args: readonly string[]): Promise<void> {
  const { values, positionals } = readCommand(STDIO, args);
  rejectPositionals('stdio', positionals);
  const settings = readSettings(values, process.env);
  const files = openFolders(settings.files, settings.trades);
  const prebuilt = prebuiltFiles(givenSettings(values, process.env), settings.toolsets, systemClock);
  const workers = openWorkerThreads(settings);
  let opening: ReturnType<typeof open> | undefined;
  const load = async () => {
    try {
      return (await (opening ??= open(settings, workers))).catalogue;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  const catalogue = prebuilt === undefined ? await load() : prebuiltCatalogue(prebuilt, load);
  await requireTools(catalogue, settings);
  const { readMessage, offload } = serverWork(workers);
  serveOverStdio({ catalogue, files, offload }, readMessage, async () => {
    await workers.close();
    await (await opening)?.database.close();
  });
}

/** Loads what the settings select, which takes longer than everything else in a start. */
async function open(settings: Settings, workers: WorkerThreads) {
  const [{ compose }, { createCatalogue }] = await Promise.all([
    import('../../domains/compose'),
    import('../../protocol/catalogue'),
  ]);
  const { domains, database } = await compose(settings, workers);
  return { catalogue: createCatalogue(domains, settings), database };
}
