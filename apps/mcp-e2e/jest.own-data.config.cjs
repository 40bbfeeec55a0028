// Exports as three programs for plain-text accounting read them: `nx run mcp-e2e:own-data`.
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-own-data',
  rootDir: __dirname,
  testMatch: ['**/src/own-data/**/*.programs.ts'],
  maxWorkers: 2,
  globalSetup: './prepare-run.cjs',
};
