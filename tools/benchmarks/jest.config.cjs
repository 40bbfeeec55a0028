module.exports = { displayName: 'benchmarks', rootDir: __dirname, ...require('../../jest.preset.cjs') };
