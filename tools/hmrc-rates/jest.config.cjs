module.exports = { displayName: 'hmrc-rates', rootDir: __dirname, ...require('../../jest.preset.cjs') };
