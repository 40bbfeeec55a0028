module.exports = { displayName: 'category-figures', rootDir: __dirname, ...require('../../jest.preset.cjs') };
