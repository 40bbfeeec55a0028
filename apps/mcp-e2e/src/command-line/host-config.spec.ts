import {
  BURSAR,
  connectV1,
  LEGACY_VERSION,
  readInstallLink,
  runBursar,
  runToEnd,
  TemporaryFolder,
  TOOLS,
  VERSION,
} from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

describe('host-config', () => {
  const started = { command: process.execPath, args: [BURSAR, 'stdio'] };

  it.each(['claude-desktop', 'cursor'])('for %s starts a server that answers', async (host) => {
    const { status, stdout, stderr } = await runBursar(['host-config', host]);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^For .+:\n$/);
    const { mcpServers } = JSON.parse(stdout) as { mcpServers: { bursar: typeof started } };
    const few = host === 'cursor' ? ['--toolset', 'everyday'] : [];
    expect(mcpServers).toEqual({ bursar: { ...started, args: [...started.args, ...few] } });
    const client = await connectV1(mcpServers.bursar);
    try {
      expect(client.protocolVersion).toBe(LEGACY_VERSION);
      const names = (await client.listTools()).map(({ name }) => name);
      // A host of few tools is given those of every day.
      if (few.length === 0) expect(names).toEqual(TOOLS);
      else expect(names).toEqual(expect.arrayContaining(['create_movement', 'finance_transactions_import']));
      expect(names.length).toBeLessThanOrEqual(few.length === 0 ? TOOLS.length : 40);
    } finally {
      await client.close();
    }
  });

  it('for vscode is in its own form', async () => {
    const { stdout } = await runBursar(['host-config', 'vscode']);
    expect(JSON.parse(stdout)).toEqual({ servers: { bursar: { type: 'stdio', ...started } } });
  });

  it('for claude-code is a command of a shell', async () => {
    const { stdout } = await runBursar(['host-config', 'claude-code']);
    const [, command = ''] = /^claude mcp add bursar -- (.+)\n$/.exec(stdout) ?? [];
    const version = await runToEnd('sh', ['-c', command.replace(/ stdio$/, ' version')]);
    expect(version).toEqual({ status: 0, stdout: `${VERSION}\n`, stderr: '' });
  });

  it.each(['cursor', 'vscode'])('for %s gives a link with the same configuration', async (host) => {
    const link = await runBursar(['host-config', host, '--link']);
    const configuration = await runBursar(['host-config', host]);
    expect(link).toMatchObject({ status: 0, stderr: '' });
    expect(readInstallLink(link.stdout.trim())).toEqual(JSON.parse(configuration.stdout));
  });

  it('for chatgpt prints the address that it accepts, and how to get there', async () => {
    const { status, stdout } = await runBursar(['host-config', 'chatgpt']);
    expect(status).toBe(0);
    for (const fragment of ['MCP Server URL: https://', '127.0.0.1:3333/mcp', 'Host: localhost', 'X-MCP-API-Key']) {
      // Its lines are broken at the width of a page.
      expect(stdout.replace(/\s+/g, ' ')).toContain(fragment);
    }
  });

  it('names no package that cannot be had', async () => {
    const refused = await runBursar(['host-config', 'claude-code', '--npx']);
    expect(refused).toMatchObject({ status: 1, stdout: '', stderr: expect.stringMatching(/not published on npm yet/) });
  });

  it('prints the same path from every working directory', async () => {
    const elsewhere = await runBursar(['host-config', 'vscode'], { cwd: folder.path });
    expect(elsewhere.stdout).toBe((await runBursar(['host-config', 'vscode'])).stdout);
  });
});

it('demo plays a session to its end and shows the report', async () => {
  const { status, stdout, stderr } = await runBursar(['demo'], { cwd: folder.path });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const shown of [
    `${TOOLS.length} tools`,
    'Parcelada em 12 vezes',
    'transfere R$ 39,83 para',
    'Tax year 2024/25',
    '1248.29',
    'bed and breakfast',
    'amount       185.5',
    'category          Food',
    '-2150.00 CHF',
    'refused: ',
  ]) {
    expect(stdout).toContain(shown);
  }
});
