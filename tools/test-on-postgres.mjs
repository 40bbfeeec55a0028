// Runs the database tests of a project again, on the oldest supported PostgreSQL of this machine:
// node tools/test-on-postgres.mjs PROJECT_FOLDER RESULTS_FILE. Without a project it prints which PostgreSQL that is.
// Some of them, in turn by the seed of this run, so that each change tries others: of the libraries below the domains a third of the
// files, of half of the domains the cases, which call every tool, and of each a twelfth of the other files. With
// BURSAR_TEST_LONG=true all.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

import { build } from 'esbuild';

import { findPostgres, startPostgres } from './ephemeral-postgres.mjs';

const OLDEST = 15;
const BUNDLED = 18;
/** The module that opens a test database. */
const TEST_DATABASE = 'libs/platform/database/src/testing/test-database.ts';

createRequire(import.meta.url)('./jest-seed.cjs');

const [project, results] = process.argv.slice(2);
const found = findPostgres(OLDEST);
if (found === undefined || found.version >= BUNDLED) {
  console.log(`No PostgreSQL ${OLDEST} to ${BUNDLED - 1} on this machine: tests ran only on the bundled ${BUNDLED}.`);
} else if (project === undefined) {
  console.log(`PostgreSQL ${found.version} of ${found.folder}`);
} else {
  const all = await databaseSpecs();
  const specs = all.filter((path, place) => (isOfCases(path) ? hasCasesInTurn() : isInTurn(place, all.length)));
  console.log(`${specs.length} of ${all.length} test files again, on PostgreSQL ${found.version} of ${found.folder}`);
  if (specs.length > 0) process.exitCode = await runOn(found.folder, specs);
}

async function runOn(folder, specs) {
  const { url, stop } = await startPostgres(folder);
  try {
    return await runJest(specs, url);
  } finally {
    await stop();
  }
}

function isOfCases(path) {
  return path.endsWith('-cases.spec.ts');
}

/** By the place of a domain among them. */
function hasCasesInTurn() {
  const domains = readdirSync('libs').filter((name) => existsSync(join('libs', name, 'cases')));
  return isInTurn(domains.indexOf(basename(project)), domains.length, 2);
}

function isInTurn(place, count, most = project.startsWith('libs/platform/') ? 3 : 12) {
  const every = Math.min(count, most);
  return process.env['BURSAR_TEST_LONG'] === 'true' || (place + Number(process.env['BURSAR_TEST_SEED'])) % every === 0;
}

/** The test files that import it, directly or not. */
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
  // A signal ends the tests first, and then the server.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
}
