import { createCatalogue } from '../../protocol/catalogue';
import { compose } from '../../domains/compose';
import { givenSettings, readFlags, readSettings, SERVER_OPTIONS } from '../../configuration/read-settings';
import { openFolders } from '../../access/open-folders';
import { readyMadeTools } from '../prebuilt-tools';
import { serveOverStdio } from '../../transports/stdio';
import { refuseWords } from '../reject-positionals';

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
