import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { processesOf, until } from '@bursar/database/testing';

import { connectV1, ROOT, runToEnd, TemporaryFolder, TOOLS, VERSION, type Finished } from '../index';

interface Manifest {
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
    expect(existsSync(join(unpacked, 'LICENSE'))).toBe(true);
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
      read_only: true,
      database_url: 'postgres://me@host/home',
    };
    const start = await startWith(fields);
    expect(start.env).toEqual({
      BURSAR_DATA_DIR: fields.data_dir,
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
