module.exports = { displayName: 'database', rootDir: __dirname, ...require('../../../jest.preset.cjs'), maxWorkers: 2 };
