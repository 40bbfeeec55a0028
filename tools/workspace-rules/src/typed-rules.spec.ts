import { createScratchWorkspace } from './scratch-workspace';

const files = {
  'index.ts': `export { save } from './floating';\n`,
  'floating.ts': `const store = async () => 1;\n\nexport function save(): void {\n  store();\n}\n`,
  'misused.ts': `export const found = [1, 2].filter(async (value) => value > 1);\n`,
  'switch.ts':
    `export function sign(effect: 'read' | 'write'): string | undefined {\n` +
    `  switch (effect) {\n    case 'read':\n      return '-';\n  }\n  return undefined;\n}\n`,
};

describe('rules that need types', () => {
  const workspace = createScratchWorkspace({
    savings: { root: 'libs/savings', tags: ['type:domain', 'scope:savings'], files },
  });
  afterAll(() => workspace.remove());

  it('refuse a promise that is not awaited, one that is misused, and a switch with a gap', async () => {
    const { status, output } = await workspace.lint();
    expect(output).toMatch(/no-floating-promises/);
    expect(output).toMatch(/no-misused-promises/);
    expect(output).toMatch(/switch-exhaustiveness-check/);
    expect(status).not.toBe(0);
  });
});
