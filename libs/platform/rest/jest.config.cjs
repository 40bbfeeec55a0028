module.exports = { displayName: 'rest', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
