// A cluster of real programs: `nx run mcp-e2e:cluster` runs the short form, `nx run mcp-e2e:cluster:full` the long one, which
// wants a quiet machine: it holds limits of time. The short form runs half of the files in turn by the seed of the run
// (tools/jest-seed.cjs), and with BURSAR_TEST_LONG=true all of them.
const { readdirSync } = require('node:fs');
const { join } = require('node:path');

const preset = require('../../jest.preset.cjs');

const isFull = process.env.BURSAR_STRESS === 'full';
const isWhole = isFull || process.env.BURSAR_TEST_LONG === 'true';
const FILES = readdirSync(join(__dirname, 'src/cluster')).filter((file) => file.endsWith('.cluster.ts'));
const inTurn = FILES.filter((_, place) => isWhole || (place + Number(process.env.BURSAR_TEST_SEED)) % 2 === 0);

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-cluster',
  rootDir: __dirname,
  testMatch: [
    ...inTurn.map((file) => `**/src/cluster/${file}`),
    ...(isFull ? ['**/src/cluster/**/*.cluster-full.ts'] : []),
  ],
  // Each file starts several servers.
  maxWorkers: 2,
  globalSetup: './prepare-run.cjs',
};
