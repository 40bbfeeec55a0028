module.exports = { displayName: 'views', rootDir: __dirname, ...require('../../jest.preset.cjs') };
