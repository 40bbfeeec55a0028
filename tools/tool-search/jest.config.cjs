module.exports = { displayName: 'tool-search', rootDir: __dirname, ...require('../../jest.preset.cjs') };
