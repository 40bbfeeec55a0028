import { posix } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

import { generateDomain } from './generate-domain';
import { copyWorkspace, type Finished } from './workspace-copy';

/** Fails with everything that a failed program printed. */
function expectSuccess({ status, output }: Finished): void {
  if (status !== 0) throw new Error(output);
}

interface TypeScriptProject {
  readonly compilerOptions: object;
  readonly include: readonly string[];
}

describe('a generated domain', () => {
  const workspace = copyWorkspace();
  afterAll(() => workspace.remove());

  /** Files that were made, and those that were changed. */
  let written: readonly string[];
  beforeAll(async () => {
    const generated = await workspace.nx('g', './tools/domain-generator:domain', 'car-costs');
    expectSuccess(generated);
    // Nx asks its tasks for colours.
    const output = stripVTControlCharacters(generated.output);
    written = [...output.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm)].map(([, path = '']) => path.trim());
  });

  it('is formatted', async () => {
    expect(written).toEqual(expect.arrayContaining(['libs/car-costs/src/index.ts', 'apps/mcp/src/domains/compose.ts']));
    const check = ['--check', '--no-error-on-unmatched-pattern', ...written];
    expectSuccess(await workspace.run('node_modules/oxfmt/bin/oxfmt', ...check));
  });

  it('passes its lint, type check and tests on a real database', async () => {
    const targets = ['-t', 'lint', 'typecheck', 'test', '-p', 'car-costs', '--output-style=static'];
    expectSuccess(await workspace.nx('run-many', ...targets));
  });

  it('is served by the application', async () => {
    expectSuccess(await workspace.run('tools/bundle.mjs', 'apps/mcp', 'src/main.ts'));
    const tools = await workspace.listTools();
    expect(tools).toContain('list_participants');
    expect(tools.filter((name) => name.startsWith('car_costs'))).toEqual([
      'car_costs_add_entry',
      'car_costs_list_entries',
    ]);
  });

  it('publishes by itself what the end-to-end tests expect', async () => {
    const { 'car-costs': expected } = workspace.readJson('apps/mcp-e2e/src/tool-list/expected-surface.json');
    const printed = await workspace.run('apps/mcp-e2e/surface.mjs');
    expectSuccess(printed);
    expect((JSON.parse(printed.output) as Readonly<Record<string, unknown>>)['car-costs']).toEqual(expected);
  });

  it('leaves the tests of settings, composition and export of the application green', async () => {
    const tests = ['src/configuration', 'src/cli/settings-help', 'src/domains', 'src/own-data/archived-domains'];
    expectSuccess(await workspace.run('node_modules/jest/bin/jest.js', '-c', 'apps/mcp/jest.config.cjs', ...tests));
  });

  it('is in the drawings of the architecture', async () => {
    expectSuccess(await workspace.run('tools/draw-dependencies.mjs', '--check'));
  });

  it('leaves the types of the application and its end-to-end tests correct', async () => {
    const { compilerOptions, include } = workspace.readJson('apps/mcp/tsconfig.json') as unknown as TypeScriptProject;
    const of = (project: string) => include.map((path) => `./${posix.join('apps', project, path)}`);
    const both = { extends: './tsconfig.base.json', compilerOptions, include: [...of('mcp'), ...of('mcp-e2e')] };
    workspace.writeJson('tsconfig.applications.json', both);
    expectSuccess(
      await workspace.run('node_modules/typescript-native/bin/tsc', '--noEmit', '-p', 'tsconfig.applications.json'),
    );
  });
});

it.each(['platform', 'savings'])('an existing library is not overwritten: libs/%s', (name) => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/savings/README.md', '');
  expect(() => generateDomain(tree, { name })).toThrow(`There is a libs/${name} already.`);
});

it('a file of an unexpected form is an error', () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('tsconfig.base.json', '{"compilerOptions":{}}');
  tree.write('apps/mcp/src/domains/compose.ts', 'export const DOMAINS = {};');
  expect(() => generateDomain(tree, { name: 'savings' })).toThrow('apps/mcp/src/domains/compose.ts does not hold');
});
