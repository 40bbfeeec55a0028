module.exports = { displayName: 'ecb-rates', rootDir: __dirname, ...require('../../jest.preset.cjs') };
