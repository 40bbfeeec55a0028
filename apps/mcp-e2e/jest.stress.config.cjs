// Stress tests: `nx run mcp-e2e:stress` runs the short form, `nx run mcp-e2e:stress:full` the long one.
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-stress',
  rootDir: __dirname,
  testMatch: ['**/src/stress/**/*.stress.ts'],
  // Some files measure what they do to a server: at most two run at a time.
  maxWorkers: 2,
  globalSetup: './prepare-run.cjs',
};
