module.exports = { displayName: 'mcp-e2e', rootDir: __dirname, ...require('../../jest.preset.cjs') };
