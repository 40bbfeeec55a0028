// Shared by every project: TypeScript through swc, libraries found by the paths of tsconfig.base.json.
const { mkdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

require('./tools/jest-seed.cjs');

const { paths } = JSON.parse(readFileSync(join(__dirname, 'tsconfig.base.json'), 'utf8')).compilerOptions;
const moduleNameMapper = Object.fromEntries(
  Object.entries(paths).map(([name, [path]]) => [`^${name}$`, join(__dirname, path)]),
);

// Jest does not make the folder that its results are written to.
mkdirSync(join(__dirname, 'dist/test-results'), { recursive: true });

module.exports = {
  // One cache for all projects: most of what their tests load is the same.
  id: 'bursar',
  testEnvironment: join(__dirname, 'tools/jest-environment.cjs'),
  testMatch: ['**/*.spec.ts'],
  testSequencer: join(__dirname, 'tools/jest-sequencer.cjs'),
  // As in the bundle (tools/bundle.mjs).
  moduleNameMapper: {
    ...moduleNameMapper,
    '^pdfkit$': join(__dirname, 'node_modules/pdfkit/js/pdfkit.browser.mjs'),
    '^fast-check$': join(__dirname, 'tools/jest-fast-check.cjs'),
  },
  transform: {
    '\\.(md|txt|cgt|csv|sql|svg)$': join(__dirname, 'tools/jest-text.cjs'),
    '^.+\\.[cm]?[tj]s$': join(__dirname, 'tools/jest-typescript.cjs'),
  },
  // Published as ES modules only; jest here runs CommonJS.
  transformIgnorePatterns: [
    '/node_modules/(?!(age-encryption|cctv-age|@noble|@scure|jose|pdfkit|toml-eslint-parser|temporal-polyfill|temporal-utils|temporal-spec|htmlparser2|domelementtype|domhandler|domutils|dom-serializer|entities)/)',
  ],
  // Only what hangs is to fail by time: a machine may be as busy as it likes. Longer than a test waits for one answer.
  testTimeout: 1_800_000,
};
