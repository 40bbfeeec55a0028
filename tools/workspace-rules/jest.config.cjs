module.exports = { displayName: 'workspace-rules', rootDir: __dirname, ...require('../../jest.preset.cjs') };
