// Writes the tables of docs/configuration.md from the declared settings: node tools/configuration-docs.mjs
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { build } from 'esbuild';

const PAGE = 'docs/configuration.md';

mkdirSync('dist', { recursive: true });
const folder = mkdtempSync('dist/configuration-docs-');
try {
  const outfile = join(folder, 'settings-documentation.mjs');
  await build({
    entryPoints: ['apps/mcp/src/configuration/settings-documentation.ts'],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: 'tsconfig.base.json',
    packages: 'external',
    loader: { '.md': 'text', '.txt': 'text', '.cgt': 'text', '.csv': 'text', '.sql': 'text' },
  });
  const { withSettingTables } = await import(pathToFileURL(outfile).href);
  writeFileSync(PAGE, withSettingTables(readFileSync(PAGE, 'utf8')));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
