import { createScratchWorkspace } from './scratch-workspace';

// Two domains and a platform library under this workspace's own rules, with one import that each test makes wrong.
const library = (root: string, type: string, scope: string, source = 'export const value = 1;\n') => ({
  root,
  tags: [`type:${type}`, `scope:${scope}`],
  files: { 'index.ts': source },
});
const uses = (name: string) => `import { value } from '@bursar/${name}';\n\nexport const twice = value * 2;\n`;

const VIOLATION = /enforce-module-boundaries/;

describe('boundaries between projects', () => {
  const workspace = createScratchWorkspace({
    counting: library('libs/platform/counting', 'platform', 'platform'),
    savings: library('libs/savings', 'domain', 'savings', uses('counting')),
    pensions: library('libs/pensions', 'domain', 'pensions', uses('savings')),
    weighing: library('libs/platform/weighing', 'platform', 'platform', uses('savings')),
    driver: library('apps/driver', 'e2e', 'driver', uses('savings')),
    charts: library('libs/charts', 'view', 'charts', uses('counting')),
    curves: library('libs/curves', 'view', 'curves', uses('savings')),
    annuities: library('libs/annuities', 'domain', 'annuities', uses('charts')),
    server: library('apps/server', 'app', 'server', uses('savings')),
  });
  afterAll(() => workspace.remove());

  it('let a domain and a view use the platform, and the app use a domain', async () => {
    expect(await workspace.lint('savings')).toMatchObject({ status: 0 });
    expect(await workspace.lint('charts')).toMatchObject({ status: 0 });
    expect(await workspace.lint('server')).toMatchObject({ status: 0 });
  });

  it.each([
    ['pensions', 'a domain that uses another domain'],
    ['weighing', 'a platform library that uses a domain'],
    ['curves', 'a view that uses a domain'],
    ['annuities', 'a domain that uses a view'],
    ['driver', 'an end-to-end project that looks inside'],
  ])('make lint fail for %s: %s', async (name) => {
    const { status, output } = await workspace.lint(name);
    expect(output).toMatch(VIOLATION);
    expect(status).not.toBe(0);
  });

  it('hold for a single file that is linted without Nx', async () => {
    const { status, output } = await workspace.lintFile('libs/pensions/src/index.ts');
    expect(output).toMatch(VIOLATION);
    expect(status).not.toBe(0);
  });
});
