import { join } from 'node:path';

import { homeDirectory } from './home-directory';

type Environment = Readonly<Record<string, string | undefined>>;

/** The default data directory: the platform's directory for application data. */
export function platformDataDirectory(environment: Environment, platform: NodeJS.Platform = process.platform): string {
  switch (platform) {
    case 'darwin':
      return join(homeDirectory(), 'Library', 'Application Support', 'bursar');
    case 'win32':
      return join(environment['LOCALAPPDATA'] || join(homeDirectory(), 'AppData', 'Local'), 'bursar');
    default:
      return join(environment['XDG_DATA_HOME'] || join(homeDirectory(), '.local', 'share'), 'bursar');
  }
}
