import { createScratchWorkspace, filesThatViolate, type Outcome } from './scratch-workspace';

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
  'language/language.ts': VALUE,
  'observability/log.ts': VALUE,
  'household/overview.ts': uses('../language/language'),
  'own-data/book.ts': uses('../domains/compose'),
  'sample/sample.ts': `${uses('../protocol/catalogue')}export { value as composed } from '../domains/compose';\n`,
  'offloading/server-work.ts': uses('../transports/http'),
  'language/bad-configuration.ts': uses('../configuration/settings'),
  'observability/bad-language.ts': uses('../language/language'),
  'household/bad-domains.ts': usesType('../domains/compose'),
  'own-data/bad-protocol.ts': uses('../protocol/catalogue'),
  'sample/bad-offloading.ts': loads('../offloading/server-work'),
  'offloading/bad-cli.ts': uses('../cli/http'),
  'transports/bad-sample.ts': uses('../sample/sample'),
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
  let outcome: Outcome;
  beforeAll(async () => (outcome = await workspace.eslint()));
  afterAll(() => workspace.remove());

  it.each([
    ['libs/savings', savings],
    ['libs/cgt-engine', cgtEngine],
    ['apps/mcp', mcp],
  ])('of %s: each forbidden import fails, and no other', (root, files) => {
    const bad = Object.keys(files).filter((path) => path.includes('bad-'));
    const refused = filesThatViolate('boundaries/dependencies', outcome).filter((path) => path.startsWith(`${root}/`));
    expect(refused).toEqual(bad.map((path) => `${root}/src/${path}`).sort());
  });

  it('make lint fail', () => {
    expect(outcome.status).not.toBe(0);
  });
});
