// Before any test: the tests drive the built program, not the sources, and without it they fail at once. Most of them begin
// with a new household; its database is made here once, and each gets a copy, which takes a third of the time.
const { execFileSync } = require('node:child_process');
const { existsSync, mkdtempSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { setTimeout: pause } = require('node:timers/promises');

const BUILT = join(__dirname, '../../dist/apps/mcp/main.js');

module.exports = async () => {
  if (!existsSync(BUILT)) throw new Error(`${BUILT} is missing: build it with "npx nx run mcp:package"`);
  const folder = mkdtempSync(join(tmpdir(), 'bursar-prepared-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  execFileSync(process.execPath, [BUILT, 'migrate', '--data-dir', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const cluster = join(folder, 'postgres-18');
  // PostgreSQL removes it last.
  while (existsSync(join(cluster, 'postmaster.pid'))) await pause(50);
  process.env.PREPARED_CLUSTER = cluster;
};
