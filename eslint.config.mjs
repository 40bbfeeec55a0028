import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import { createProjectGraphAsync } from '@nx/devkit';
import nx from '@nx/eslint-plugin';
import boundaries from 'eslint-plugin-boundaries';
import tseslint from 'typescript-eslint';

import { roomRules, roomSettings } from './tools/workspace-rules/rooms.mjs';

// Without a project graph the rule on projects would skip every file with a mere warning. Nx makes the graph before it
// runs a task; a file that is linted by hand needs it as well.
if (process.env.NX_TASK_TARGET_PROJECT === undefined) await createProjectGraphAsync();

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

// The manifest holds the version, the icon goes out with it, and the examples are what the demonstration plays.
const projectBoundaries = {
  allow: [
    '../../../package.json',
    '../../../packaging/published.json',
    '../../../../packaging/icon/icon.svg',
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
      // A statement that is queued for the commit is a tagged template without a result.
      '@typescript-eslint/no-unused-expressions': ['error', { allowTaggedTemplates: true }],
      'no-console': 'error',
      // Characters that steer a display are what some patterns look for.
      'no-control-regex': 'off',
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: { '@nx/enforce-module-boundaries': ['error', projectBoundaries] },
  },
  {
    // Tests may import from every room of their project.
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/mcp/src/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/testing/**'],
    plugins: { boundaries },
    settings: roomSettings,
    rules: roomRules,
  },
  {
    // These modules are themselves loaded on demand, and of the settings the bundler keeps nothing else of a library.
    files: ['apps/mcp/src/{domains,sample}/*.ts', 'apps/mcp/src/configuration/domain-settings.ts'],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        { ...projectBoundaries, checkDynamicDependenciesExceptions: ['^@bursar/'] },
      ],
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
