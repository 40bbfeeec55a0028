import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

import { formatFiles, generateFiles, updateJson, type Tree } from '@nx/devkit';

import { appendToList, insertBefore, insertSorted } from './insert';
import { namesOf } from './names';

/** A domain library in `libs/NAME`, served by the application, with what the tests of the application know of it. */
export async function generateDomain(tree: Tree, { name }: { readonly name: string }): Promise<() => void> {
  if (name === 'platform' || tree.exists(`libs/${name}`)) throw new Error(`There is a libs/${name} already.`);
  const names = namesOf(name);
  generateFiles(tree, join(__dirname, 'files/library'), `libs/${name}`, names);
  generateFiles(tree, join(__dirname, 'files/tenant-isolation'), 'apps/mcp-e2e/src/tenant-isolation', names);
  updateJson(tree, 'tsconfig.base.json', (json) => {
    const paths = { ...json.compilerOptions.paths, [`@bursar/${name}`]: [`./libs/${name}/src/index.ts`] };
    json.compilerOptions.paths = Object.fromEntries(Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1)));
    return json;
  });
  serve(tree, names);
  await formatFiles(tree);
  return () => {
    generateMigration(tree.root, name);
    run(tree.root, 'tools/draw-dependencies.mjs');
  };
}

function serve(tree: Tree, { name, key, camel, snake }: ReturnType<typeof namesOf>): void {
  insertBefore(
    tree,
    'apps/mcp/src/compose.ts',
    '} satisfies Record<string, () => Promise<DomainModule>>;',
    `  ${key}: () => import('@bursar/${name}'),\n`,
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

/** SQL from the tables, by the tool that makes every later one too. */
function generateMigration(root: string, name: string): void {
  const config = `libs/${name}/drizzle.config.ts`;
  run(root, 'node_modules/drizzle-kit/bin.cjs', 'generate', '--config', config, '--name', 'entries');
  run(root, 'node_modules/prettier/bin/prettier.cjs', '--write', `libs/${name}/migrations`);
}

function run(root: string, program: string, ...args: readonly string[]): void {
  execFileSync(process.execPath, [join(root, program), ...args], { cwd: root, stdio: 'pipe' });
}
