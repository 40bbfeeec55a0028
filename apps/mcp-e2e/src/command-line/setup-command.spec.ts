import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { BURSAR, connectV1, DataDirectory, runBursar, TemporaryFolder } from '../index';
import type { McpClient } from '../clients/mcp-client';
import { configuredServer, CONFIGURATIONS, CONFIGURED_HOSTS } from '../fixtures/host-configurations';

const HOSTS = CONFIGURED_HOSTS;

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

/** A home with the given configuration files, and how `bursar setup` runs in it. */
function homeOf(name: string, hosts: readonly string[] = HOSTS) {
  const home = join(folder.path, name);
  mkdirSync(home);
  const pathOf = (host: string) => join(home, CONFIGURATIONS[host]?.[0] ?? '');
  for (const host of hosts) folder.write(join(name, CONFIGURATIONS[host]?.[0] ?? ''), CONFIGURATIONS[host]?.[1] ?? '');
  const env = { HOME: home, PATH: dirname(process.execPath), XDG_CONFIG_HOME: '', CODEX_HOME: '' };
  return { home, pathOf, setup: (...args: string[]) => runBursar(['setup', ...args], { env }) };
}

const bytes = (home: { pathOf: (host: string) => string }) =>
  Object.fromEntries(HOSTS.map((host) => [host, readFileSync(home.pathOf(host)).toString('base64')]));

const statuses = (stdout: string) =>
  Object.fromEntries(
    (JSON.parse(stdout) as { hosts: { host: string; status: string }[] }).hosts.map(({ host, status }) => [
      host,
      status,
    ]),
  );

const each = (status: string) => Object.fromEntries(HOSTS.map((host) => [host, status]));

it('every host is set up and brought back byte for byte', async () => {
  const home = homeOf('nine');
  const before = bytes(home);
  chmodSync(home.pathOf('gemini'), 0o640);
  const dry = await home.setup('--dry-run');
  expect(dry).toMatchObject({ status: 0, stderr: '' });
  expect(dry.stdout).toContain('+     "bursar": {');
  // Without a terminal nothing is written unless that was asked for.
  expect(await home.setup()).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('--yes writes without asking'),
  });
  expect(bytes(home)).toEqual(before);

  const done = await home.setup('--yes', '--json', '--data-dir', join(home.home, 'money'));
  expect(done).toMatchObject({ status: 0, stderr: '' });
  expect(statuses(done.stdout)).toEqual({ ...each('added'), 'lm-studio': 'replaced' });
  expect(readFileSync(home.pathOf('zed'), 'utf8')).toMatch(
    /"theme": "One", \/\/ dark\n[^]*"a": \{\},\n {4}"bursar": \{/,
  );
  expect(statSync(home.pathOf('gemini')).mode & 0o777).toBe(0o640);
  expect(statuses((await home.setup('--yes', '--json', '--data-dir', join(home.home, 'money'))).stdout)).toEqual(
    each('unchanged'),
  );

  const undone = await home.setup('--undo', '--yes', '--json');
  expect(statuses(undone.stdout)).toEqual(each('undone'));
  expect(bytes(home)).toEqual(before);
  for (const host of HOSTS) expect(existsSync(`${home.pathOf(host)}.bursar-backup`)).toBe(false);
});

it('the entry that was written starts a server in every host', async () => {
  const home = homeOf('starting');
  const data = new DataDirectory({ isEmpty: true });
  expect((await home.setup('--yes', ...data.args)).status).toBe(0);
  const clients: McpClient[] = [];
  try {
    for (const host of HOSTS) {
      const start = configuredServer(home.home, host);
      const few = ['cursor', 'windsurf'].includes(host) ? ['--toolset', 'everyday'] : [];
      expect(start).toMatchObject({ command: process.execPath });
      expect(start.args.toSorted()).toEqual([BURSAR, 'stdio', ...data.args, ...few].toSorted());
      const client = await connectV1(start);
      clients.push(client);
      const { structuredContent } = await client.callTool('list_participants', {});
      expect(structuredContent).toMatchObject({ participants: [{ id: 'elias' }, { id: 'leticia' }] });
    }
  } finally {
    for (const client of clients) await client.close();
    await data.remove();
  }
});

it('a file that was not there is made, and goes again; hosts that are not installed get nothing', async () => {
  const home = homeOf('fresh', []);
  mkdirSync(join(home.home, '.cursor'));
  const done = await home.setup('--yes', '--json');
  expect(statuses(done.stdout)).toEqual({ ...each('not-found'), cursor: 'added' });
  expect(existsSync(home.pathOf('zed'))).toBe(false);
  await home.setup('--yes', '--undo');
  expect(existsSync(home.pathOf('cursor'))).toBe(false);
  expect(existsSync(join(home.home, '.cursor'))).toBe(true);
});

it('a file that was changed since loses the entry alone, and says so', async () => {
  const home = homeOf('changed', ['gemini', 'codex']);
  await home.setup('--yes');
  const written = readFileSync(home.pathOf('gemini'), 'utf8');
  folder.write('changed/.gemini/settings.json', written.replace('"GitHub"', '"Dracula"'));
  const undone = await home.setup('--undo', '--yes');
  expect(undone).toMatchObject({ status: 0, stdout: expect.stringContaining('only the entry of bursar is removed') });
  expect(readFileSync(home.pathOf('gemini'), 'utf8')).toBe(
    '{\n    "theme": "Dracula",\n    "mcpServers": {\n    }\n}\n',
  );
  expect(readFileSync(home.pathOf('codex'), 'utf8')).toBe(CONFIGURATIONS['codex']?.[1]);
});

it('a link stays a link', async () => {
  const home = homeOf('linked', []);
  folder.write('linked/dotfiles/mcp.json', '{}');
  mkdirSync(join(home.home, '.cursor'));
  symlinkSync(join(home.home, 'dotfiles/mcp.json'), home.pathOf('cursor'));
  await home.setup('--yes', '--host', 'cursor');
  expect(lstatSync(home.pathOf('cursor')).isSymbolicLink()).toBe(true);
  expect(readFileSync(join(home.home, 'dotfiles/mcp.json'), 'utf8')).toContain('"bursar"');
  await home.setup('--undo', '--yes', '--host', 'cursor');
  expect(readFileSync(home.pathOf('cursor'), 'utf8')).toBe('{}');
});

it('files that cannot be read or changed are named and left as they are, and the others are done', async () => {
  const home = homeOf('broken', ['gemini', 'cursor', 'zed', 'codex']);
  folder.write('broken/.cursor/mcp.json', '{\n  "mcpServers": {\n}');
  folder.write('broken/.config/zed/settings.json', '{"context_servers": 1}');
  chmodSync(home.pathOf('codex'), 0o444);
  const { status, stdout } = await home.setup('--yes');
  expect(status).toBe(1);
  expect(stdout).toContain('cursor: left as it is:');
  expect(stdout).toMatch(/mcp\.json \(line 3 is not JSON \(close brace expected\)\)/);
  expect(stdout).toContain('("context_servers" in it is not an object)');
  expect(stdout).toContain('config.toml (it is read-only)');
  expect(readFileSync(home.pathOf('gemini'), 'utf8')).toContain('"bursar"');
  expect(readFileSync(home.pathOf('cursor'), 'utf8')).toBe('{\n  "mcpServers": {\n}');
});

it.each([
  [['--host', 'nope'], 2, /unknown host "nope": expected claude-desktop, /],
  [['--npx'], 1, /is not published on npm yet/],
  [['cursor'], 2, /--host chooses hosts/],
])('%j is refused', async (args, status, message) => {
  const finished = await homeOf(`refused ${args.join(' ')}`, []).setup(...args);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(message);
});
