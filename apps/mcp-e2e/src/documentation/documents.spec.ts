import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { inTurn } from '@bursar/acceptance';
import { processesOf, until } from '@bursar/database/testing';

import {
  BURSAR,
  checkoutEnvironment,
  HttpServer,
  ROOT,
  runBursar,
  runToEnd,
  stopAfterwards,
  TemporaryFolder,
} from '../index';

const MOST_LINES_OF_README = 120;

const foldersOf = (path: string) => readdirSync(join(ROOT, path)).map((name) => `${path}/${name}`);
const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...foldersOf('docs').filter((path) => path.endsWith('.md')),
  ...foldersOf('docs/decisions'),
  ...[...foldersOf('libs'), ...foldersOf('libs/platform')]
    .map((folder) => `${folder}/README.md`)
    .filter((path) => existsSync(join(ROOT, path))),
];
const textOf = (page: string) => readFileSync(join(ROOT, page), 'utf8');
const blocksOf = (page: string, language: string) =>
  [...textOf(page).matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(
    ([, block]) => block ?? '',
  );

const hasAge = spawnSync('age-keygen', ['--version']).error === undefined;
/** Programs and servers that are not there, or run these very tests. */
const OF_OTHERS = new RegExp(
  `^(npm|npx|claude|docker|patronictl|bursar pair|DATABASE_URL=…|POSTGRES_PASSWORD=${hasAge ? '' : '|age-keygen'})`,
  'm',
);
const SERVED = 'http://127.0.0.1:3333';

const [first, ...others] = PAGES.map((page) => ({
  page,
  blocks: blocksOf(page, 'sh').filter((block) => !OF_OTHERS.test(block)),
})).filter(({ blocks }) => blocks.length > 0);

// Of the pages behind the README half in turn.
describe.each([...(first === undefined ? [] : [first]), ...inTurn(others, Math.ceil(others.length / 2))])(
  '$page',
  ({ blocks }) => {
    const stopped = stopAfterwards();
    const folder = new TemporaryFolder();
    const data = join(folder.path, 'data');
    afterAll(async () => {
      await until(() => processesOf(folder.path).length === 0);
      folder.remove();
    });

    it('shows commands that work, one after the other', async () => {
      const env = checkoutEnvironment(folder);
      folder.write('.curlrc', 'fail\nsilent\nshow-error\n');
      // The data directory has been used, and there is a key.
      env['KEY'] = (await runBursar(['key', 'create', '--name', 'page'], { env })).stdout.trim();
      const isServed = blocks.some((block) => block.includes(SERVED));
      const server = isServed ? stopped(await HttpServer.started({ args: ['--data-dir', data] })) : undefined;
      for (const block of blocks) {
        const here = block
          .replaceAll(SERVED, server?.url.origin ?? '')
          .replace(/(?<=\s)\/(srv|tmp)\//g, `${folder.path}/`);
        const { status, stderr } = await runToEnd('sh', ['-euc', here], { cwd: folder.path, env });
        if (status !== 0) throw new Error(`${block}${stderr}`);
      }
      // A page may have dozens of commands, each a process of its own.
    });
  },
);

describe('pages', () => {
  let commands: readonly string[];
  beforeAll(async () => {
    const help = JSON.parse((await runBursar(['help', '--json'])).stdout) as {
      readonly commands: readonly { readonly name: string }[];
    };
    commands = help.commands.map(({ name }) => name.split(' ')[0] ?? '');
  });

  it.each(PAGES)('%s links to files that are there, and names commands that there are', (page) => {
    const links = [...textOf(page).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link ?? '');
    const missing = links.filter((link) => !existsSync(join(ROOT, dirname(page), link)));
    expect(missing).toEqual([]);
    const named = [...textOf(page).matchAll(/`(?:bursar|node dist\/apps\/mcp\/main\.js) ([a-z-]+)/g)];
    for (const [, command] of named) expect(commands).toContain(command);
  });
});

describe('README', () => {
  const lines = textOf('README.md').split('\n');

  it('is a page that one reads, and its first lines are what a person gets', () => {
    expect(lines.length).toBeLessThanOrEqual(MOST_LINES_OF_README);
    const first = lines.slice(0, 20).join('\n');
    expect(first).toMatch(/^# bursar\n\nbursar /);
    expect(first).toMatch(/npm link\nbursar setup\nbursar open\n/);
    expect(first).not.toMatch(/MCP|Postgres|protocol|database/i);
  });

  it('shows the picture that a command of the project takes', () => {
    const [, picture = ''] = /!\[[^\]]+\]\(([^)]+)\)/.exec(lines.slice(0, 20).join('\n')) ?? [];
    const { targets } = JSON.parse(textOf('apps/mcp/project.json')) as {
      readonly targets: { readonly picture: { readonly options: { readonly command: string } } };
    };
    expect(targets.picture.options.command).toBe(`node tools/home-picture.mjs ${picture}`);
    expect(readFileSync(join(ROOT, picture)).subarray(1, 4).toString()).toBe('PNG');
  });
});

describe('the page of hosts', () => {
  /** What is printed for a build of the reader's own. */
  const printed = async (host: string) =>
    (await runBursar(['host-config', host])).stdout
      .replaceAll(process.execPath, '/usr/bin/node')
      .replaceAll(BURSAR, '/home/you/bursar/dist/apps/mcp/main.js');

  it('shows the configurations that host-config prints', async () => {
    const shown = blocksOf('docs/hosts.md', 'json').map((block) => JSON.parse(block) as unknown);
    const configurations = await Promise.all(['claude-desktop', 'vscode'].map(printed));
    expect(shown).toEqual(configurations.map((configuration) => JSON.parse(configuration) as unknown));
    expect(textOf('docs/hosts.md')).toContain(`\n${await printed('claude-code')}`);
  });

  it('has a section for every host', async () => {
    const { stderr } = await runBursar(['host-config', 'unknown']);
    const hosts = /expected (.*)\n/.exec(stderr)?.[1]?.split(', ') ?? [];
    expect(hosts.length).toBeGreaterThan(4);
    for (const host of hosts) expect(textOf('docs/hosts.md')).toContain(`\nbursar host-config ${host}\n`);
  });
});

it('the drawing of the house is what the imports say', async () => {
  const drawn = await runToEnd(process.execPath, [join(ROOT, 'tools/draw-dependencies.mjs'), '--check'], { cwd: ROOT });
  expect(drawn).toMatchObject({ status: 0, stderr: '' });
});
