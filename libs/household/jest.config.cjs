module.exports = { displayName: 'household', rootDir: __dirname, ...require('../../jest.preset.cjs') };
