module.exports = { displayName: 'access', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
