import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** Where data lies unless the owner says otherwise: the platform's folder for the data of programs. */
export function platformDataDirectory(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  const home = homedir();
  switch (platform) {
    case 'darwin':
      return join(home, 'Library', 'Application Support', 'bursar');
    case 'win32':
      return join(environment['LOCALAPPDATA'] || join(home, 'AppData', 'Local'), 'bursar');
    default:
      return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), 'bursar');
  }
}
