module.exports = { displayName: 'shared-split', rootDir: __dirname, ...require('../../jest.preset.cjs') };
