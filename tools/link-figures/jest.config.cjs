module.exports = { displayName: 'link-figures', rootDir: __dirname, ...require('../../jest.preset.cjs') };
