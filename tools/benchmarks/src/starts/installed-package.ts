import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PACKAGE } from '../servers/paths';

/** The npm package, installed into a folder of its own. */
export interface InstalledPackage {
  /** The program that a host starts. */
  readonly script: string;
  remove(): void;
}

/**
 * Packs `dist/package` and installs the tarball, as `npm install bursar` does: without scripts, and without the optional
 * PostgreSQL, which no start loads. Throws when the package is not built.
 */
export function installPackage(): InstalledPackage {
  if (!existsSync(PACKAGE)) throw new Error(`${PACKAGE} is missing: build it with "npx nx run mcp:package"`);
  const folder = mkdtempSync(join(tmpdir(), 'bursar-installed-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const npm = (...args: readonly string[]) => execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
    const [packed] = JSON.parse(npm('pack', PACKAGE, '--json')) as [{ readonly filename: string }];
    const options = ['--offline', '--omit=optional', '--ignore-scripts', '--no-audit', '--no-fund'];
    npm('install', ...options, join(folder, packed.filename));
    return { script: join(folder, 'node_modules/bursar/dist/main.js'), remove };
  } catch (error) {
    remove();
    throw error;
  }
}
