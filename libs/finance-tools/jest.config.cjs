module.exports = { displayName: 'finance-tools', rootDir: __dirname, ...require('../../jest.preset.cjs') };
