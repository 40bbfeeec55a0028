module.exports = { displayName: 'acceptance', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
