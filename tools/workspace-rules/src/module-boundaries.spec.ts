import { createScratchWorkspace, filesThatViolate, type Outcome } from './scratch-workspace';

// Two domains and a platform library under this workspace's own rules, with one import that each test makes wrong.
const library = (root: string, type: string, scope: string, source = 'export const value = 1;\n') => ({
  root,
  tags: [`type:${type}`, `scope:${scope}`],
  files: { 'index.ts': source },
});
const uses = (name: string) => `import { value } from '@bursar/${name}';\n\nexport const twice = value * 2;\n`;

const RULE = 'enforce-module-boundaries';

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
  let outcome: Outcome;
  beforeAll(async () => (outcome = await workspace.eslint()));
  afterAll(() => workspace.remove());

  it.each([
    ['libs/pensions', 'a domain that uses another domain'],
    ['libs/platform/weighing', 'a platform library that uses a domain'],
    ['libs/curves', 'a view that uses a domain'],
    ['libs/annuities', 'a domain that uses a view'],
    ['apps/driver', 'an end-to-end project that looks inside'],
  ])('refuse %s: %s', (root) => {
    expect(filesThatViolate(RULE, outcome)).toContain(`${root}/src/index.ts`);
  });

  it('let a domain and a view use the platform, and the app use a domain', () => {
    expect(outcome.status).not.toBe(0);
    expect(filesThatViolate(RULE, outcome)).toHaveLength(5);
  });

  it('hold for a single file', async () => {
    const { status, output } = await workspace.eslint('libs/pensions/src/index.ts');
    expect(output).toContain(RULE);
    expect(status).not.toBe(0);
  });
});
