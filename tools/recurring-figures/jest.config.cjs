module.exports = { displayName: 'recurring-figures', rootDir: __dirname, ...require('../../jest.preset.cjs') };
