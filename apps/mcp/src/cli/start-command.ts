import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';

import { IS_PUBLISHED, VERSION } from '../version';

import { CommandFailure } from './command-failure';
import type { Start } from './hosts';
import { say } from '../language/say';

/**
 * The command with which a host starts bursar over stdio: this build, or with `npx` the package of the same version, since
 * an older one refuses a database that a newer one has migrated. Throws a CommandFailure while it is not published.
 */
export function startCommand(npx: boolean | undefined, isPublished = IS_PUBLISHED): Start {
  if (npx !== true) return { command: process.execPath, args: [runningProgram(), 'stdio'] };
  if (!isPublished) throw new CommandFailure('UNPUBLISHED', say('bursar is not published on npm yet; leave --npx out'));
  return { command: 'npx', args: ['-y', `bursar@${VERSION}`, 'stdio'] };
}

/** The same on a data directory that is not the usual one. */
export function onDataDirectory({ command, args }: Start, dataDir: string | undefined): Start {
  return { command, args: dataDir === undefined ? args : [...args, '--data-dir', resolve(dataDir)] };
}

/** The path of the program that runs, whatever link it was started by. */
export function runningProgram(): string {
  return realpathSync(resolve(process.argv[1] ?? ''));
}
