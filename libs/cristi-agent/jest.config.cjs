module.exports = { displayName: 'cristi-agent', rootDir: __dirname, ...require('../../jest.preset.cjs') };
