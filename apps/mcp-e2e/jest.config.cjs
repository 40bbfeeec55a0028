const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e',
  rootDir: __dirname,
  // Tests here mostly wait for servers: two files at a time, on two cores too.
  maxWorkers: 2,
  globalSetup: './prepare-run.cjs',
};
