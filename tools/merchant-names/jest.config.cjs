module.exports = { displayName: 'merchant-names', rootDir: __dirname, ...require('../../jest.preset.cjs') };
