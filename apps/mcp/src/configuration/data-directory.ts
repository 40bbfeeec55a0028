import { homedir } from 'node:os';
import { join } from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

/** The default data directory: the platform's directory for application data. */
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
