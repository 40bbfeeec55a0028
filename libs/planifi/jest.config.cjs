module.exports = { displayName: 'planifi', rootDir: __dirname, ...require('../../jest.preset.cjs') };
