// Tests here mostly wait for servers: two files at a time, on two cores too.
module.exports = { displayName: 'mcp-e2e', rootDir: __dirname, maxWorkers: 2, ...require('../../jest.preset.cjs') };
