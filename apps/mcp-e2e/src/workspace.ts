import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder with nx.json, found from the working directory: sources and bundles lie at different depths. */
export const ROOT = findRoot(process.cwd());

/** The built command line, and the binary that serves capital gains alone. */
export const BURSAR = join(ROOT, 'dist/apps/mcp/main.js');
export const CGT_MCP = join(ROOT, 'dist/apps/mcp/cgt-mcp.js');

export const VERSION = (JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }).version;

export function examplePath(name: string): string {
  return join(ROOT, 'examples', name);
}

export function readExample(name: string): string {
  return readFileSync(examplePath(name), 'utf8');
}

/** No folder can be made here: a test that stores something says where, or that it is to vanish. */
const NOWHERE = '/dev/null/nowhere';

/** The environment of this process without what would configure the server; then what a test adds. */
export function serverEnvironment(added: Readonly<Record<string, string>> = {}): Record<string, string> {
  const kept = Object.entries(process.env).filter(
    (entry): entry is [string, string] =>
      entry[1] !== undefined &&
      !/^(BURSAR_|SHARED_SPLIT_|PLANIFI_|CRISTI_|TELEGRAM_|FINANCE_TOOLS_|MCP_|DATABASE_URL$|NODE_OPTIONS$)/.test(
        entry[0],
      ),
  );
  return { ...Object.fromEntries(kept), BURSAR_DATA_DIR: NOWHERE, ...added };
}

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'nx.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('no folder above the working directory has an nx.json');
  return findRoot(parent);
}
