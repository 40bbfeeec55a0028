// Views in a host, in a browser: `nx run mcp-e2e:views`.
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-views',
  rootDir: __dirname,
  testEnvironment: './browser-environment.cjs',
  testMatch: ['**/src/views/**/*.view.ts'],
  maxWorkers: 2,
  globalSetup: './prepare-run.cjs',
};
