module.exports = { displayName: 'page', rootDir: __dirname, ...require('../../jest.preset.cjs') };
