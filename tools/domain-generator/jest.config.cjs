module.exports = { displayName: 'domain-generator', rootDir: __dirname, ...require('../../jest.preset.cjs') };
