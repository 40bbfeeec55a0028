import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import tseslint from 'typescript-eslint';

const domains = readdirSync(new URL('./libs', import.meta.url)).filter((name) => name !== 'platform');

// The two axes of the house: what kind a project is, and which domain it belongs to. No domain knows another.
const depConstraints = [
  { sourceTag: 'type:app', onlyDependOnLibsWithTags: ['type:domain', 'type:platform', 'type:view'] },
  { sourceTag: 'type:e2e', onlyDependOnLibsWithTags: ['type:platform'] },
  { sourceTag: 'type:tool', onlyDependOnLibsWithTags: ['type:domain', 'type:platform'] },
  { sourceTag: 'type:domain', onlyDependOnLibsWithTags: ['type:platform'] },
  // What shows results knows them by their shape, and no domain knows that it is shown.
  { sourceTag: 'type:view', onlyDependOnLibsWithTags: ['type:platform'] },
  { sourceTag: 'type:platform', onlyDependOnLibsWithTags: ['type:platform'] },
  { sourceTag: 'scope:platform', onlyDependOnLibsWithTags: ['scope:platform'] },
  ...domains.map((name) => ({
    sourceTag: `scope:${name}`,
    onlyDependOnLibsWithTags: [`scope:${name}`, 'scope:platform'],
  })),
];

// The manifest tells the version, and the example is what the demonstration plays.
const boundaries = {
  allow: [
    '../../../package.json',
    '../../../../examples/three-years.cgt',
    '../../../../examples/statements/ubs-switzerland.csv',
  ],
  depConstraints,
};

export default tseslint.config(
  { ignores: ['**/dist/**', '**/node_modules/**', '.nx/**', 'tmp/**'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  {
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'no-console': 'error',
      // Characters that steer a display are what some patterns look for.
      'no-control-regex': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
    },
  },
  {
    // These modules are themselves loaded on demand, and of the settings the bundler keeps nothing else of a library.
    files: ['apps/mcp/src/domains/*.ts', 'apps/mcp/src/configuration/domain-settings.ts'],
    rules: {
      '@nx/enforce-module-boundaries': ['error', { ...boundaries, checkDynamicDependenciesExceptions: ['^@bursar/'] }],
    },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      globals: {
        module: 'writable',
        require: 'readonly',
        __dirname: 'readonly',
        exports: 'writable',
        process: 'readonly',
      },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    rules: { 'no-console': 'off' },
  },
);
