import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import * as z from 'zod';

import { ROOT, runBursar, VERSION } from '../index';

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
  packages: z.array(
    z.strictObject({
      registryType: z.literal('npm'),
      identifier: z.literal('bursar'),
      version,
      runtimeHint: z.literal('npx'),
      transport: z.strictObject({ type: z.literal('stdio') }),
      packageArguments: z.array(z.strictObject({ type: z.literal('positional'), value: z.string() })),
      environmentVariables: z.array(z.strictObject({ name: z.string().regex(/^[A-Z_]+$/), ...input })),
    }),
  ),
});

/** The command that hosts run for the published package, from host-config. */
async function publishedStart(): Promise<{ readonly command: string; readonly args: readonly string[] }> {
  const { stdout } = await runBursar(['host-config', 'claude-desktop', '--npx']);
  const { mcpServers } = JSON.parse(stdout) as { mcpServers: { bursar: never } };
  return mcpServers.bursar;
}

describe('the entry for the MCP registry', () => {
  const entry = registryEntry.parse(read('packaging/server.json'));
  const [published] = entry.packages;

  it('starts what host-config starts', async () => {
    const words = published?.packageArguments.map(({ value }) => value) ?? [];
    const args = ['-y', `${published?.identifier}@${published?.version}`, ...words];
    expect(await publishedStart()).toEqual({ command: published?.runtimeHint, args });
  });

  it('is of the same people as the package', () => {
    expect(read('dist/package/package.json')).toMatchObject({ name: published?.identifier, mcpName: entry.name });
  });

  it('names variables that the server reads, and says which is a secret', async () => {
    const { stdout: help } = await runBursar(['help']);
    const variables = published?.environmentVariables ?? [];
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
    expect(existsSync(join(ROOT, folder, '.mcp.json'))).toBe(true);
  });

  it('starts what host-config starts', async () => {
    expect(read(join(folder, '.mcp.json'))).toEqual({ mcpServers: { bursar: await publishedStart() } });
  });
});
