import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { generateFiles, updateJson, type Tree } from '@nx/devkit';

import { appendToList, insertBefore, insertSorted } from './insert';
import { namesOf } from './names';

/**
 * Generates a domain library in `libs/NAME` and adds it to the application, its end-to-end tests and the documentation.
 * Throws when the library exists or a file that has to change does not have the expected form.
 */
export function generateDomain(tree: Tree, { name }: { readonly name: string }): () => void {
  if (name === 'platform' || tree.exists(`libs/${name}`)) throw new Error(`There is a libs/${name} already.`);
  const names = namesOf(name);
  generateFiles(tree, join(__dirname, 'files/library'), `libs/${name}`, names);
  generateFiles(tree, join(__dirname, 'files/tenant-isolation'), 'apps/mcp-e2e/src/tenant-isolation', names);
  updateJson(tree, 'tsconfig.base.json', (json) => {
    const paths = {
      ...json.compilerOptions.paths,
      [`@bursar/${name}`]: [`./libs/${name}/src/index.ts`],
      [`@bursar/${name}/own-data`]: [`./libs/${name}/src/own-data.ts`],
    };
    json.compilerOptions.paths = Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
    return json;
  });
  serve(tree, names);
  const written = tree.listChanges().map(({ path }) => path);
  return () => {
    run(tree.root, 'node_modules/oxfmt/bin/oxfmt', '--no-error-on-unmatched-pattern', ...written);
    generateMigration(tree.root, name);
    run(tree.root, 'tools/draw-dependencies.mjs');
    run(tree.root, 'tools/configuration-docs.mjs');
  };
}

function serve(tree: Tree, { name, key, camel, snake }: ReturnType<typeof namesOf>): void {
  insertBefore(
    tree,
    'apps/mcp/src/domains/compose.ts',
    '} satisfies Record<DomainName, () => Promise<DomainModule>>;',
    `  ${key}: () => import('@bursar/${name}'),\n`,
  );
  insertBefore(
    tree,
    'apps/mcp/src/configuration/domain-settings.ts',
    '} satisfies Record<string, SettingDeclarations>;',
    `  ${key}: {},\n`,
  );
  insertBefore(
    tree,
    'apps/mcp/src/domains/archived-domains.ts',
    '] satisfies readonly (() => Promise<ArchivedDomain>)[];',
    `  async () => (await import('@bursar/${name}/own-data')).${camel}Archive,\n`,
  );
  insertBefore(
    tree,
    'apps/mcp/src/domains/posting-sources.ts',
    '] as const satisfies readonly {',
    `  {
    domain: '${name}',
    links: '${name}:',
    load: async () => (await import('@bursar/${name}/own-data')).${camel}Postings,
  },\n`,
  );
  updateJson(tree, 'apps/mcp-e2e/src/tool-list/expected-surface.json', (json: object) => ({
    ...json,
    [name]: {
      tools: [`${snake}_add_entry`, `${snake}_list_entries`],
      prompts: [],
      resources: [`skill://${name}/SKILL.md`],
      operations: [],
    },
  }));
  const operations = 'apps/mcp-e2e/src/tenant-isolation/all-tenant-operations.ts';
  insertSorted(tree, operations, /^import \{ .* from '\.\/\S+';$/gm, `import { ${camel}Operations } from './${name}';`);
  appendToList(tree, operations, 'TENANT_OPERATIONS', `${camel}Operations`);
}

/** Generates the SQL from the tables with drizzle-kit, as for every later migration. */
function generateMigration(root: string, name: string): void {
  const config = `libs/${name}/drizzle.config.ts`;
  run(root, 'node_modules/drizzle-kit/bin.cjs', 'generate', '--config', config, '--name', 'entries');
}

function run(root: string, program: string, ...args: readonly string[]): void {
  execFileSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'pipe' });
}
