import { join } from 'node:path';

import { processesOf, until } from '@bursar/database/testing';

import { TemporaryFolder } from './temporary-folder';

/** A data directory of a test's own. */
export class DataDirectory {
  readonly #folder = new TemporaryFolder();
  readonly path = this.#folder.path;
  /** What opens it, in any command. */
  readonly args = ['--data-dir', this.path] as const;
  /** Where its server listens, for one who does not share it: it may be stopped under them. */
  readonly url = `postgres://bursar@localhost/postgres?host=${join(this.path, 'postgres-18')}`;

  /** Waits until no server is left on it. */
  untilQuiet(): Promise<void> {
    return until(() => processesOf(this.path).length === 0);
  }

  async remove(): Promise<void> {
    await this.untilQuiet();
    this.#folder.remove();
  }
}
