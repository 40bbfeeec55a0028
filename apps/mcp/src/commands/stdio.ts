import { createCatalogue } from '../catalogue';
import { compose } from '../compose';
import { givenSettings, readFlags, readSettings, SERVER_OPTIONS } from '../configuration';
import { openFolders } from '../open-folders';
import { readyMadeTools } from '../ready-made-tools';
import { serveOverStdio } from '../transports/stdio';
import { refuseWords } from './words';

/** `bursar stdio`: what hosts start. */
export async function stdio(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, SERVER_OPTIONS);
  refuseWords('stdio', positionals);
  const settings = readSettings(values, process.env);
  const files = openFolders(settings.files);
  const { domains, database } = await compose(settings);
  const readyMade = () => readyMadeTools(givenSettings(values, process.env));
  const catalogue = createCatalogue(domains, { ...settings, readyMade });
  serveOverStdio({ catalogue, files }, () => database.close());
}
