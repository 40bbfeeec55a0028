module.exports = { displayName: 'money', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
