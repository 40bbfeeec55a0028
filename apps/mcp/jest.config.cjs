module.exports = { displayName: 'mcp', rootDir: __dirname, ...require('../../jest.preset.cjs') };
