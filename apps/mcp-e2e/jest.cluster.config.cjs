// A cluster of real programs: `nx run mcp-e2e:cluster` runs the short form, `nx run mcp-e2e:cluster:full` the long one.
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-cluster',
  rootDir: __dirname,
  testMatch: ['**/src/cluster/**/*.cluster.ts'],
  // Each file starts several servers, and some measure how long an answer takes.
  maxWorkers: 2,
  globalSetup: './require-build.cjs',
  testTimeout: process.env.BURSAR_STRESS === 'full' ? 30 * 60_000 : 240_000,
};
