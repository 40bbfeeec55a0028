import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { SETTING_GROUPS, withSettingTables } from './settings-documentation';

const PAGE = readFileSync(join(__dirname, '../../../../docs/configuration.md'), 'utf8');

describe('docs/configuration.md', () => {
  it('is what "node tools/configuration-docs.mjs" writes', () => {
    expect(withSettingTables(PAGE)).toBe(PAGE);
  });

  it('mentions no variable that is not a setting', () => {
    const declarations = Object.values(SETTING_GROUPS).flatMap((group) => Object.values(group));
    const variables = declarations.flatMap(({ environment, aliases = [] }) => [environment ?? '', ...aliases]);
    const mentioned = PAGE.matchAll(
      /`((?:BURSAR|PLANIFI|SHARED_SPLIT|DATABASE|CRISTI|TELEGRAM|FINANCE_TOOLS|MCP)_\w+)`/g,
    );
    for (const [, name] of mentioned) expect(variables).toContain(name);
  });
});

it('a group without a place in the text is an error', () => {
  expect(() => withSettingTables('')).toThrow('server, http, household, shared-split');
});
