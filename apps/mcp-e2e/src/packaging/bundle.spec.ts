import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { processesOf, until } from '@bursar/database/testing';

import { connectV1, ROOT, runToEnd, TemporaryFolder, TOOLS, VERSION, type Finished } from '../index';

interface Manifest {
  readonly icon: string;
  readonly tools: readonly { readonly name: string; readonly description: string }[];
}

interface Start {
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const BUNDLES = join(ROOT, 'dist/mcpb');
const folder = new TemporaryFolder();
const unpacked = join(folder.path, 'unpacked');
let manifest: Manifest;

/** The official tool for bundles, as its users run it. */
function mcpb(...args: string[]): Promise<Finished> {
  return runToEnd(process.execPath, [join(ROOT, 'node_modules/@anthropic-ai/mcpb/dist/cli/cli.js'), ...args]);
}

/** What a host starts for the bundle, as the official library has it. */
async function startWith(userConfig: Readonly<Record<string, unknown>>): Promise<Start> {
  const options = { manifest, extensionPath: unpacked, systemDirs: {}, userConfig, pathSeparator: '/' };
  const script = `import { getMcpConfigForManifest } from '@anthropic-ai/mcpb';
    console.log(JSON.stringify(await getMcpConfigForManifest(${JSON.stringify(options)})));`;
  const { stdout } = await runToEnd(process.execPath, ['--input-type=module', '--eval', script]);
  return JSON.parse(stdout) as Start;
}

beforeAll(async () => {
  const [bundle = ''] = readdirSync(BUNDLES);
  expect(await mcpb('unpack', join(BUNDLES, bundle), unpacked)).toMatchObject({ status: 0 });
  manifest = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8')) as Manifest;
});

afterAll(async () => {
  await until(() => processesOf(folder.path).length === 0);
  folder.remove();
});

describe('the bundle for Claude Desktop', () => {
  it('has a manifest that the official tool takes', async () => {
    expect(await mcpb('validate', unpacked)).toMatchObject({ status: 0 });
    expect(manifest).toMatchObject({
      name: 'bursar',
      version: VERSION,
      compatibility: { platforms: [process.platform] },
    });
    for (const file of ['LICENSE', 'NOTICE', 'sbom.cdx.json']) expect(existsSync(join(unpacked, file))).toBe(true);
  });

  it('has an icon of 512 pixels', () => {
    const icon = readFileSync(join(unpacked, manifest.icon));
    expect(icon.subarray(1, 4).toString()).toBe('PNG');
    expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([512, 512]);
  });

  it('has no time of its build, so that two builds of a commit are the same', () => {
    const zip = readFileSync(join(BUNDLES, readdirSync(BUNDLES)[0] ?? ''));
    const entries = zip.readUInt16LE(zip.length - 12);
    const times = new Set<number>();
    for (let at = zip.readUInt32LE(zip.length - 6), left = entries; left > 0; left -= 1) {
      times.add(zip.readUInt32LE(at + 12));
      at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    // The first of January 1980, with which the times of a zip begin.
    expect([...times]).toEqual([0x0021_0000]);
  });

  it('names the tools that its server lists', () => {
    expect(manifest.tools.map(({ name }) => name)).toEqual(TOOLS);
    for (const { description } of manifest.tools) expect(description).toMatch(/\S/);
  });

  it('serves from its own PostgreSQL where every field was left empty', async () => {
    const { env, ...start } = await startWith({});
    const home = join(folder.path, 'home');
    const client = await connectV1({ ...start, env: { ...env, HOME: home, XDG_DATA_HOME: '' } });
    try {
      expect((await client.listTools()).map(({ name }) => name)).toEqual(TOOLS);
      const kept = await client.callTool('list_participants', {});
      expect(kept).toMatchObject({ structuredContent: { participants: expect.anything() } });
      expect(readdirSync(home)).toHaveLength(1);
    } finally {
      await client.close();
    }
  });

  it('serves as its fields say', async () => {
    const fields = {
      data_dir: join(folder.path, 'elsewhere'),
      files: folder.path,
      language: 'pt',
      read_only: true,
      database_url: 'postgres://me@host/home',
    };
    const start = await startWith(fields);
    expect(start.env).toEqual({
      BURSAR_DATA_DIR: fields.data_dir,
      BURSAR_FILES: fields.files,
      BURSAR_LANGUAGE: 'pt',
      BURSAR_READ_ONLY: 'true',
      DATABASE_URL: fields.database_url,
    });
    const client = await connectV1(start);
    try {
      const tools = (await client.listTools()).map(({ name }) => name);
      expect(tools).toContain('list_movements');
      expect(tools).not.toContain('create_movement');
    } finally {
      await client.close();
    }
  });
});
