// A cluster of real programs: `nx run mcp-e2e:cluster` runs the short form, `nx run mcp-e2e:cluster:full` the long one, which
// wants a quiet machine: it holds limits of time.
const preset = require('../../jest.preset.cjs');

const isFull = process.env.BURSAR_STRESS === 'full';

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-cluster',
  rootDir: __dirname,
  testMatch: ['**/src/cluster/**/*.cluster.ts', ...(isFull ? ['**/src/cluster/**/*.cluster-full.ts'] : [])],
  // Each file starts several servers.
  maxWorkers: 2,
  globalSetup: './prepare-run.cjs',
};
