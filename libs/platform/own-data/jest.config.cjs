module.exports = { displayName: 'own-data', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
