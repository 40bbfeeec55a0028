// Creates the npm package in dist/package: the build and nothing else of the workspace. `npm pack ./dist/package` packs it.
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { sbomOf } from './sbom.mjs';

const BUILT = 'dist/apps/mcp';
const PACKAGE = 'dist/package';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { name, version, description, license, type, engines, optionalDependencies, homepage } = readJson('package.json');

rmSync(PACKAGE, { recursive: true, force: true });
mkdirSync(PACKAGE, { recursive: true });
cpSync(BUILT, join(PACKAGE, 'dist'), { recursive: true });
for (const file of ['LICENSE', 'NOTICE']) cpSync(file, join(PACKAGE, file));
cpSync('packaging/npm/README.md', join(PACKAGE, 'README.md'));

const manifest = {
  name,
  version,
  description,
  license,
  homepage,
  // The provenance of a package is checked against its repository.
  ...(homepage !== undefined && { repository: { type: 'git', url: `git+${homepage}.git` } }),
  // The MCP registry checks that this is the name of its entry.
  mcpName: readJson('packaging/server.json').name,
  keywords: ['mcp', 'mcp-server', 'finance', 'budget', 'household', 'capital-gains'],
  type,
  engines,
  bin: { bursar: 'dist/main.js', 'cgt-mcp': 'dist/cgt-mcp.js' },
  files: ['NOTICE', 'dist', 'sbom.cdx.json'],
  // All other packages are inside the bundle.
  optionalDependencies,
};
writeJson('package.json', manifest);
writeJson('sbom.cdx.json', sbomOf(BUILT, manifest));

function writeJson(file, value) {
  writeFileSync(join(PACKAGE, file), `${JSON.stringify(value, null, 2)}\n`);
}
