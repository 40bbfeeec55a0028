// The files of packaging/ that say where a published bursar is had from, for the version of package.json:
// node tools/packaging-files.mjs [--published VERSION] [--homepage URL] [--print]
// Until packaging/published.json names the version that npm has, none of them starts anything from there.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const manifest = readJson('package.json');
const { values } = parseArgs({
  options: {
    published: { type: 'string', default: readJson('packaging/published.json').npm },
    homepage: { type: 'string', default: manifest.homepage },
    print: { type: 'boolean' },
  },
});
const { version } = manifest;
const isPublished = values.published === version;
const description = 'The money of a household, exact to the penny, with a source for every number.';

const ENVIRONMENT = [
  {
    name: 'BURSAR_DATA_DIR',
    description:
      'Where the bundled database lies. Left out: the folder that the platform has for the data of programs.',
    format: 'filepath',
  },
  {
    name: 'BURSAR_FILES',
    description: 'A folder whose files, such as bank statements, may be named and read.',
    format: 'filepath',
  },
  { name: 'BURSAR_READ_ONLY', description: 'Only tools that read.', format: 'boolean', default: 'false' },
  { name: 'BURSAR_DOMAINS', description: 'Which domains are served, by name, with commas between. Left out: all.' },
  {
    name: 'DATABASE_URL',
    description: 'A PostgreSQL 15 or newer of your own instead of the bundled one.',
    placeholder: 'postgres://user:password@host:port/database',
    isSecret: true,
  },
];

/** The entry for the MCP registry. What names a place on the internet is left out while there is none. */
function registryEntry() {
  const [, owner] = /^https:\/\/github\.com\/([^/]+)\//.exec(values.homepage ?? '') ?? [];
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
    name: `io.github.${owner ?? 'bursar'}/bursar`,
    title: 'bursar',
    description,
    version,
    ...(values.homepage !== undefined && { websiteUrl: values.homepage }),
    ...(owner !== undefined && {
      repository: { url: values.homepage, source: 'github' },
      icons: [
        {
          src: `${values.homepage}/raw/v${version}/packaging/icon/icon.svg`,
          mimeType: 'image/svg+xml',
          sizes: ['any'],
        },
      ],
    }),
    ...(isPublished && { packages: [npmPackage()] }),
  };
}

function npmPackage() {
  return {
    registryType: 'npm',
    identifier: 'bursar',
    version,
    runtimeHint: 'npx',
    transport: { type: 'stdio' },
    packageArguments: [{ type: 'positional', value: 'stdio' }],
    environmentVariables: ENVIRONMENT,
  };
}

const plugin = {
  name: 'bursar',
  version,
  description,
  author: { name: 'the bursar authors' },
  license: 'MIT',
  keywords: ['finance', 'budget', 'household', 'capital gains'],
};
/** Without it the plugin starts nothing; `bursar setup --host claude-code-plugin` writes one for the build that runs it. */
const pluginServers = isPublished
  ? { mcpServers: { bursar: { command: 'npx', args: ['-y', `bursar@${version}`, 'stdio'] } } }
  : undefined;

const files = {
  'packaging/server.json': registryEntry(),
  'packaging/claude-code-plugin/.claude-plugin/plugin.json': plugin,
  'packaging/claude-code-plugin/.mcp.json': pluginServers,
};

if (values.print) process.stdout.write(`${JSON.stringify(files, (_, value) => value ?? null, 2)}\n`);
else {
  for (const [path, value] of Object.entries(files)) {
    if (value === undefined) rmSync(path, { force: true });
    else writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
}
