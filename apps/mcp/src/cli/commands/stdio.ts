import { createCatalogue } from '../../protocol/catalogue';
import { compose } from '../../domains/compose';
import { readFlags, SERVER_OPTIONS } from '../../configuration/read-flags';
import { givenSettings, readSettings } from '../../configuration/read-settings';
import { openFolders } from '../../access/open-folders';
import { prebuiltTools } from '../prebuilt-tools';
import { serveOverStdio } from '../../transports/stdio';
import { rejectPositionals } from '../reject-positionals';

/** `bursar stdio`: serves the host that started it. */
export async function stdio(args: readonly string[]): Promise<void> {
  const { values, positionals } = readFlags(args, SERVER_OPTIONS);
  rejectPositionals('stdio', positionals);
  const settings = readSettings(values, process.env);
  const files = openFolders(settings.files);
  const { domains, database } = await compose(settings);
  const prebuilt = () => prebuiltTools(givenSettings(values, process.env));
  const catalogue = createCatalogue(domains, { ...settings, prebuilt });
  serveOverStdio({ catalogue, files }, () => database.close());
}
