import { createScratchWorkspace, type Outcome } from './scratch-workspace';

const VALUE = 'export const value = 1;\n';
const uses = (path: string) => `import { value } from '${path}';\n\nexport const twice = value * 2;\n`;
const usesType = (path: string) => `import type { value } from '${path}';\n\nexport type Value = typeof value;\n`;
const loads = (path: string) => `export const load = () => import('${path}');\n`;

// A domain and the application with every allowed import, and one file for each forbidden one.
const savings = {
  'index.ts': `export { value } from './savings';\n`,
  'savings.ts': `${VALUE}${loads('./entries/add-entry')}`,
  'errors.ts': `${VALUE}export { value as amount } from './model/amount';\n`,
  'context.ts': `${VALUE}export { value as table } from './store/entries';\n`,
  'model/amount.ts': VALUE,
  'model/limit.ts': uses('../errors'),
  'store/entries.ts': `${VALUE}export { value as amount } from '../model/amount';\n`,
  'entries/add-entry.ts': `${VALUE}export { value as table } from '../store/entries';\n`,
  'entries/list-entries.ts': `${uses('../context')}export { value as added } from './add-entry';\n`,
  'entries/list-entries.spec.ts': uses('../savings'),
  'testing/store.ts': uses('../savings'),
  'model/bad-store.ts': uses('../store/entries'),
  'model/bad-feature.ts': usesType('../entries/add-entry'),
  'rest-dialect.ts': VALUE,
  'totals/bad-index.ts': uses('../savings'),
  'store/bad-feature.ts': loads('../entries/add-entry'),
  'store/bad-context.ts': uses('../context'),
  'bad-context.ts': uses('./entries/add-entry'),
  'entries/bad-composition.ts': `export { value } from '../index';\n`,
};
const cgtEngine = {
  'index.ts': `export { value } from './cgt-engine';\n`,
  'cgt-engine.ts': VALUE,
  'model/parse/dsl.ts': VALUE,
  'model/match/match.ts': uses('../parse/dsl'),
  'model/report/report.ts': `${VALUE}export { value as parsed } from '../parse/dsl';\n`,
  'model/match/bad-report.ts': usesType('../report/report'),
  'model/match/bad-composition.ts': uses('../../cgt-engine'),
};
const mcp = {
  'cli/http.ts': uses('../transports/http'),
  'configuration/settings.ts': VALUE,
  'domains/compose.ts': `${VALUE}export { value as settings } from '../configuration/settings';\n`,
  'protocol/catalogue.ts': VALUE,
  'access/gate.ts': `${VALUE}export { value as settings } from '../configuration/settings';\n`,
  'transports/http.ts': `${VALUE}export { value as catalogue } from '../protocol/catalogue';\n`,
  'configuration/bad-domains.ts': uses('../domains/compose'),
  'protocol/bad-transport.ts': uses('../transports/http'),
  'access/bad-protocol.ts': usesType('../protocol/catalogue'),
  'domains/bad-access.ts': uses('../access/gate'),
  'transports/bad-cli.ts': loads('../cli/http'),
};

const project = (root: string, type: string, files: Readonly<Record<string, string>>) => ({
  root,
  tags: [`type:${type}`, `scope:${root.slice(root.indexOf('/') + 1)}`],
  files,
});

describe('floors inside a project', () => {
  const workspace = createScratchWorkspace({
    savings: project('libs/savings', 'domain', savings),
    'cgt-engine': project('libs/cgt-engine', 'domain', cgtEngine),
    mcp: project('apps/mcp', 'app', mcp),
  });
  const outcomes: Record<string, Outcome> = {};
  beforeAll(async () => {
    for (const name of ['savings', 'cgt-engine', 'mcp']) outcomes[name] = await workspace.lint(name);
  });
  afterAll(() => workspace.remove());

  /** The files that the rule complains about, as ESLint lists them: a path, then its problems. */
  const refused = (name: string) =>
    (outcomes[name]?.output ?? '')
      .split('\n\n')
      .filter((block) => block.includes('boundaries/dependencies'))
      .map((block) => /src\/(\S+)/.exec(block)?.[1])
      .sort();

  it.each([
    ['savings', savings],
    ['cgt-engine', cgtEngine],
    ['mcp', mcp],
  ])('of %s: each forbidden import fails, and no other', (name, files) => {
    const bad = Object.keys(files).filter((path) => path.includes('bad-'));
    expect(refused(name)).toEqual(bad.sort());
    expect(outcomes[name]?.status).not.toBe(0);
  });
});
