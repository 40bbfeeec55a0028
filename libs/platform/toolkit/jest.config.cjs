module.exports = { displayName: 'toolkit', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
