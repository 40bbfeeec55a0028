module.exports = { displayName: 'calendar', rootDir: __dirname, ...require('../../../jest.preset.cjs') };
