import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';

import { generateDomain } from './generate-domain';
import { copyWorkspace } from './workspace-copy';

const GREEN = { status: 0 };

describe('a generated domain', () => {
  const workspace = copyWorkspace();
  afterAll(() => workspace.remove());

  beforeAll(async () => {
    expect(await workspace.nx('g', './tools/domain-generator:domain', 'car-costs')).toMatchObject(GREEN);
  }, 120_000);

  it('is formatted as the rest is', async () => {
    const places = ['libs/car-costs', 'apps/mcp/src/compose.ts', 'apps/mcp-e2e/src', 'tsconfig.base.json'];
    const prettier = 'node_modules/prettier/bin/prettier.cjs';
    expect(await workspace.run(prettier, '--check', ...places)).toMatchObject(GREEN);
  }, 60_000);

  it('passes its lint, type check and tests on a real database', async () => {
    const targets = ['-t', 'lint', 'typecheck', 'test', '-p', 'car-costs', '--output-style=static'];
    const { status, output } = await workspace.nx('run-many', ...targets);
    expect({ status, said: status === 0 ? '' : output }).toEqual({ status: 0, said: '' });
  }, 240_000);

  it('is served by the application, with one line in its composition', async () => {
    expect(await workspace.run('tools/bundle.mjs', 'apps/mcp', 'src/main.ts')).toMatchObject(GREEN);
    const tools = await workspace.listTools();
    expect(tools).toContain('list_participants');
    expect(tools.slice(-2)).toEqual(['car_costs_add_entry', 'car_costs_list_entries']);
  }, 120_000);

  it('stands in the drawing of the house', async () => {
    expect(await workspace.run('tools/draw-dependencies.mjs', '--check')).toMatchObject(GREEN);
  }, 60_000);

  it('has what the tests of the application know of every domain', async () => {
    expect(await workspace.run('node_modules/typescript/bin/tsc', '--noEmit', '-p', 'apps/mcp-e2e')).toMatchObject(
      GREEN,
    );
  }, 120_000);
});

it.each(['platform', 'savings'])('nothing is generated over what there is: libs/%s', async (name) => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('libs/savings/README.md', '');
  await expect(generateDomain(tree, { name })).rejects.toThrow(`There is a libs/${name} already.`);
});

it('nothing is guessed where a file is not as it was expected', async () => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('tsconfig.base.json', '{"compilerOptions":{}}');
  tree.write('apps/mcp/src/compose.ts', 'export const DOMAINS = {};');
  await expect(generateDomain(tree, { name: 'savings' })).rejects.toThrow('apps/mcp/src/compose.ts does not hold');
});
