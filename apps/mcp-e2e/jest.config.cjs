const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e',
  rootDir: __dirname,
  // Tests here often wait for servers: two files at a time leave a quarter of two cores idle.
  maxWorkers: 3,
  globalSetup: './prepare-run.cjs',
};
