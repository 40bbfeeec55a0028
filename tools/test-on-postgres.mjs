// Runs every test that uses a database a second time, on the oldest supported PostgreSQL that this machine has.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';

import { build } from 'esbuild';

import { findPostgres, startPostgres } from './throwaway-postgres.mjs';

const OLDEST = 15;
const BUNDLED = 18;
/** What gives tests a database. */
const TEST_DATABASE = 'libs/platform/database/src/testing/test-database.ts';

const found = findPostgres(OLDEST);
if (found === undefined || found.version >= BUNDLED) {
  console.log(`No PostgreSQL ${OLDEST} to ${BUNDLED - 1} on this machine: tests ran on the bundled ${BUNDLED} alone.`);
} else {
  const specs = await databaseSpecs();
  console.log(`${specs.length} test files once more, on PostgreSQL ${found.version} of ${found.folder}`);
  const { url, stop } = await startPostgres(found.folder);
  try {
    process.exitCode = await runJest(specs, url, found.version);
  } finally {
    await stop();
  }
}

/** The test files that reach a test database, by whatever imports. */
async function databaseSpecs() {
  const all = readdirSync('libs', { recursive: true })
    .filter((path) => path.endsWith('.spec.ts') && !path.split(sep).includes('node_modules'))
    .map((path) => join('libs', path));
  const { metafile } = await build({
    entryPoints: all,
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'dist/unused',
    format: 'esm',
    platform: 'node',
    packages: 'external',
    tsconfig: 'tsconfig.base.json',
    loader: { '.md': 'text', '.txt': 'text', '.cgt': 'text', '.sql': 'text' },
    logLevel: 'error',
  });
  const outputs = Object.values(metafile.outputs);
  return outputs.filter(({ inputs }) => TEST_DATABASE in inputs).map(({ entryPoint }) => entryPoint);
}

function runJest(specs, url, version) {
  const projects = [...new Set(specs.map((path) => path.slice(0, path.indexOf('/src/'))))];
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  const output = `dist/test-results/postgres-${version}.json`;
  const args = ['--projects', ...projects, '--maxWorkers=2', '--json', `--outputFile=${output}`, '--runTestsByPath'];
  const child = spawn(process.execPath, [jest, ...args, ...specs], {
    env: { ...process.env, TEST_DATABASE_URL: url },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whoever ends this run ends the tests, and then the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
}
