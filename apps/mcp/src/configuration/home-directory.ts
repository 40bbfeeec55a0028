import { homedir, userInfo } from 'node:os';
import { isAbsolute } from 'node:path';

import { UsageError } from './usage-error';
import { say } from '../language/say';

/**
 * The home folder of this account: that of `HOME`, unless it is empty or no whole path, else the one that the system
 * knows. Throws a UsageError where neither says.
 */
export function homeDirectory(): string {
  const found = [homedir, () => userInfo().homedir].map(folderOr).find((folder) => isAbsolute(folder));
  if (found === undefined) throw new UsageError(say('your home folder is not known here: set HOME to it'));
  return found;
}

/** Accounts without an entry in the system's list have no folder. */
function folderOr(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
