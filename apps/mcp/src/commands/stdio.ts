import { createCatalogue } from '../catalogue';
import { compose } from '../compose';
import { readFlags, readSettings, SERVER_OPTIONS } from '../configuration';
import { openFolders } from '../open-folders';
import { serveOverStdio } from '../transports/stdio';
import { refuseWords } from './words';

/** `bursar stdio`: what hosts start. */
export async function stdio(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, SERVER_OPTIONS);
  refuseWords('stdio', positionals);
  const settings = readSettings(values, process.env);
  const files = openFolders(settings.files);
  const { domains, database } = await compose(settings);
  const catalogue = createCatalogue(domains, settings);
  serveOverStdio({ catalogue, files }, () => database.close());
}
