import { createScratchWorkspace } from './scratch-workspace';

const files = {
  'index.ts': `export { save } from './floating';\n`,
  'floating.ts': `const store = async () => 1;\n\nexport function save(): void {\n  store();\n}\n`,
  'misused.ts': `export const found = [1, 2].filter(async (value) => value > 1);\n`,
  'switch.ts':
    `export function sign(effect: 'read' | 'write'): string | undefined {\n` +
    `  switch (effect) {\n    case 'read':\n      return '-';\n  }\n  return undefined;\n}\n`,
};
const project = (root: string, scope: string, files: Readonly<Record<string, string>>) => ({
  root,
  tags: ['type:domain', `scope:${scope}`],
  files,
});

describe('the lint of a project', () => {
  const workspace = createScratchWorkspace({
    savings: project('libs/savings', 'savings', files),
    pensions: project('libs/pensions', 'pensions', { 'index.ts': `export { save } from '@bursar/savings';\n` }),
    rates: project('libs/rates', 'rates', { 'index.ts': 'export const rate = 1;\n' }),
  });
  afterAll(() => workspace.remove());

  it('refuses a promise that is not awaited or misused, a switch with a gap, and an import across boundaries', async () => {
    const { status, output } = await workspace.lint();
    expect(output).toMatch(/no-floating-promises/);
    expect(output).toMatch(/no-misused-promises/);
    expect(output).toMatch(/switch-exhaustiveness-check/);
    expect(output).toMatch(/enforce-module-boundaries/);
    const failed = [...output.matchAll(/^- (\S+):lint$/gm)].map(([, name = '']) => name);
    expect(failed.sort()).toEqual(['pensions', 'savings']);
    expect(status).not.toBe(0);
  });
});
