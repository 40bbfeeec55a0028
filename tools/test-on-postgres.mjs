// Runs a project's tests that use a database once more, on the oldest supported PostgreSQL that this machine has:
// node tools/test-on-postgres.mjs PROJECT_FOLDER RESULTS_FILE. Without a project it tells which PostgreSQL that is.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { findPostgres, startPostgres } from './ephemeral-postgres.mjs';

const OLDEST = 15;
const BUNDLED = 18;
/** What gives tests a database. */
const TEST_DATABASE = 'libs/platform/database/src/testing/test-database.ts';

const [project, results] = process.argv.slice(2);
const found = findPostgres(OLDEST);
if (found === undefined || found.version >= BUNDLED) {
  console.log(`No PostgreSQL ${OLDEST} to ${BUNDLED - 1} on this machine: tests ran on the bundled ${BUNDLED} alone.`);
} else if (project === undefined) {
  console.log(`PostgreSQL ${found.version} of ${found.folder}`);
} else {
  const specs = await databaseSpecs();
  console.log(`${specs.length} test files once more, on PostgreSQL ${found.version} of ${found.folder}`);
  const { url, stop } = await startPostgres(found.folder);
  try {
    process.exitCode = await runJest(specs, url);
  } finally {
    await stop();
  }
}

/** The test files that reach a test database, by whatever imports. */
async function databaseSpecs() {
  const source = join(project, 'src');
  const all = readdirSync(source, { recursive: true }).filter((path) => path.endsWith('.spec.ts'));
  const { metafile } = await build({
    entryPoints: all.map((path) => join(source, path)),
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist/unused',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: 'tsconfig.base.json',
    loader: { '.md': 'text', '.txt': 'text', '.cgt': 'text', '.csv': 'text', '.sql': 'text' },
    logLevel: 'error',
  });
  const outputs = Object.values(metafile.outputs);
  return outputs.filter(({ inputs }) => TEST_DATABASE in inputs).map(({ entryPoint }) => entryPoint);
}

function runJest(specs, url) {
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const args = ['-c', join(project, 'jest.config.cjs'), '--json', `--outputFile=${results}`, '--runTestsByPath'];
  const child = spawn(process.execPath, [jest, ...args, ...specs], {
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whoever ends this run ends the tests, and then the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
}
