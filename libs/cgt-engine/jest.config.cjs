module.exports = { displayName: 'cgt-engine', rootDir: __dirname, ...require('../../jest.preset.cjs') };
