// The server under fire: `nx run mcp-e2e:fire` runs the short form, `nx run mcp-e2e:fire:full` the long one.
const preset = require('../../jest.preset.cjs');

module.exports = {
  ...preset,
  displayName: 'mcp-e2e-fire',
  rootDir: __dirname,
  testMatch: ['**/src/fire/**/*.fire.ts'],
  // What one file does to a server is measured there: no more than one beside it.
  maxWorkers: 2,
  testTimeout: process.env.BURSAR_FIRE === 'full' ? 30 * 60_000 : 180_000,
};
