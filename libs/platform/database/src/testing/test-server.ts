import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { DatabaseOptions } from '../database-options';
import { buildPrograms } from './build-program';

/** Long enough for the gap between two test files of a run. */
const LINGER_MILLISECONDS = 5_000;

/**
 * The server for tests: the one that TEST_DATABASE_URL names, or one that all test processes of this checkout share and
 * that is removed with its data a few seconds after the last of them.
 */
export function testServer(): DatabaseOptions {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url };
  const checkout = createHash('sha256').update(__dirname).digest('hex').slice(0, 12);
  const dataDir = join(tmpdir(), `bursar-test-${process.geteuid?.() ?? 0}-${checkout}`);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  return { ...bundledServer(dataDir), lingerMilliseconds: LINGER_MILLISECONDS };
}

/** The bundled server, regardless of TEST_DATABASE_URL, with a data directory that is deleted with it. */
export function bundledServer(dataDir: string): DatabaseOptions {
  const keeperProgram = join(buildPrograms(['testing/database-keeper.ts']), 'database-keeper.js');
  return { dataDir, ephemeral: true, keeperProgram };
}
