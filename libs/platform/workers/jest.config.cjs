module.exports = { displayName: 'workers', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
