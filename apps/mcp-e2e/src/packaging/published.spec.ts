import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { BURSAR, ROOT, runBursar, runToEnd, VERSION } from '../index';

const read = (path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as unknown;

/** Letters, digits and what else a kind of name may have. */
const kebab = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const version = z.literal(VERSION);
const shortText = z.string().min(1).max(100);

/** The registry's schema of 2025-12-11, as far as this entry uses it. */
const input = {
  description: z.string().optional(),
  format: z.enum(['string', 'number', 'boolean', 'filepath']).optional(),
  default: z.string().optional(),
  placeholder: z.string().optional(),
  isRequired: z.boolean().optional(),
  isSecret: z.boolean().optional(),
};
const registryEntry = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
    .max(200),
  title: shortText,
  description: shortText,
  version,
  websiteUrl: z.url().optional(),
  repository: z.strictObject({ url: z.url(), source: z.literal('github') }).optional(),
  icons: z
    .array(
      z.strictObject({
        src: z.string().startsWith('https://').max(255),
        mimeType: z.literal('image/svg+xml'),
        sizes: z.tuple([z.literal('any')]),
      }),
    )
    .optional(),
  packages: z
    .array(
      z.strictObject({
        registryType: z.literal('npm'),
        identifier: z.literal('bursar'),
        version,
        runtimeHint: z.literal('npx'),
        transport: z.strictObject({ type: z.literal('stdio') }),
        packageArguments: z.array(z.strictObject({ type: z.literal('positional'), value: z.string() })),
        environmentVariables: z.array(z.strictObject({ name: z.string().regex(/^[A-Z_]+$/), ...input })),
      }),
    )
    .optional(),
});

const SERVER = 'packaging/server.json';
const PLUGIN = 'packaging/claude-code-plugin/.claude-plugin/plugin.json';
const SERVERS = 'packaging/claude-code-plugin/.mcp.json';

/** The files of the packaging by path, as they are to be; null for one that is not to be there. */
async function packagingFiles(...options: string[]): Promise<Record<string, unknown>> {
  const program = join(ROOT, 'tools/packaging-files.mjs');
  const { stdout } = await runToEnd(process.execPath, [program, '--print', ...options], { cwd: ROOT });
  return JSON.parse(stdout) as Record<string, unknown>;
}

describe('the files of the packaging', () => {
  it('are those that the version and packaging/published.json make', async () => {
    for (const [path, content] of Object.entries(await packagingFiles())) {
      expect([path, existsSync(join(ROOT, path)) ? read(path) : null]).toEqual([path, content]);
    }
  });

  it('start the package of this version where it is published, and nothing from npm before', async () => {
    const start = { command: 'npx', args: ['-y', `bursar@${VERSION}`, 'stdio'] };
    const published = await packagingFiles('--published', VERSION);
    expect(published[SERVERS]).toEqual({ mcpServers: { bursar: start } });
    const [listed] = registryEntry.parse(published[SERVER]).packages ?? [];
    const words = listed?.packageArguments.map(({ value }) => value) ?? [];
    expect(['-y', `${listed?.identifier}@${listed?.version}`, ...words]).toEqual(start.args);
    for (const before of ['', '0.0.9']) {
      const files = await packagingFiles('--published', before);
      expect(files[SERVERS]).toBeNull();
      expect(registryEntry.parse(files[SERVER]).packages).toBeUndefined();
      expect(JSON.stringify(files)).not.toContain('npx');
    }
  });

  it('name addresses where package.json has one, and invent none', async () => {
    const entry = registryEntry.parse((await packagingFiles('--homepage', 'https://github.com/me/bursar'))[SERVER]);
    expect(entry).toMatchObject({ name: 'io.github.me/bursar', websiteUrl: 'https://github.com/me/bursar' });
    expect(entry.icons).toHaveLength(1);
    expect(JSON.stringify((await packagingFiles())[SERVER])).not.toMatch(/github\.com/);
  });
});

describe('the entry for the MCP registry', () => {
  it('is of the same people as the package', () => {
    const entry = registryEntry.parse(read(SERVER));
    expect(read('dist/package/package.json')).toMatchObject({ name: 'bursar', mcpName: entry.name });
  });

  it('names variables that the server reads, and says which is a secret', async () => {
    const { stdout: help } = await runBursar(['help', 'stdio']);
    const [published] = registryEntry.parse((await packagingFiles('--published', VERSION))[SERVER]).packages ?? [];
    const variables = published?.environmentVariables ?? [];
    expect(variables.length).toBeGreaterThan(3);
    for (const { name } of variables) expect(help).toMatch(new RegExp(`\\b${name}\\b`));
    expect(variables.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual(['DATABASE_URL']);
  });
});

describe('the plugin for Claude Code', () => {
  const author = z.strictObject({ name: z.string().min(1) });
  const marketplace = z
    .strictObject({
      name: kebab,
      owner: author,
      plugins: z.array(
        z.strictObject({ name: kebab, source: z.string().startsWith('./'), description: z.string().min(1) }),
      ),
    })
    .parse(read('.claude-plugin/marketplace.json'));
  const [listed] = marketplace.plugins;
  const folder = listed?.source ?? '';

  it('is where its marketplace says, under the same name', () => {
    const plugin = z
      .strictObject({
        name: kebab,
        version,
        description: z.string().min(1),
        author,
        license: z.literal('MIT'),
        keywords: z.array(z.string()),
      })
      .parse(read(join(folder, '.claude-plugin/plugin.json')));
    expect(plugin).toMatchObject({ name: listed?.name, description: listed?.description });
    expect(join(folder, '.claude-plugin/plugin.json')).toBe(`./${PLUGIN}`.slice(2));
  });

  it('starts this build once setup has written it, and nothing after it was taken out again', async () => {
    const path = join(ROOT, SERVERS);
    const setup = (...options: string[]) => runBursar(['setup', '--host', 'claude-code-plugin', '--yes', ...options]);
    expect(await setup()).toMatchObject({ status: 0 });
    try {
      const entry = { command: process.execPath, args: [BURSAR, 'stdio'] };
      expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ mcpServers: { bursar: entry } });
    } finally {
      expect(await setup('--undo')).toMatchObject({ status: 0 });
    }
    expect(existsSync(path)).toBe(false);
  });
});

it('no file starts an unpublished package', () => {
  const { stdout } = spawnSync('git', ['grep', '-nE', 'npx( -y)? bursar|"npx"', '--', '*.json', '*.md'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const found = stdout.split('\n').filter((line) => line !== '' && !line.startsWith('docs/publishing.md:'));
  expect(found).toEqual([]);
});
