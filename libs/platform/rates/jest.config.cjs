module.exports = { displayName: 'rates', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
