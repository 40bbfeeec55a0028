import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DataDirectory, runBursar, StdioServer } from '../index';

interface Recorded {
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
}

const RELEASES = readdirSync(__dirname, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const nameOf = ({ tool, arguments: given }: Recorded) => `${tool} ${JSON.stringify(given)}`;

describe.each(RELEASES)('data of version %s', (release) => {
  const folder = join(__dirname, release);
  const recorded = JSON.parse(readFileSync(join(folder, 'answers.json'), 'utf8')) as readonly Recorded[];
  const data = new DataDirectory();
  const servers: StdioServer[] = [];
  const serverOf = async (domains: readonly string[]) => {
    const server = await StdioServer.started({ args: ['stdio', ...data.args, ...domains] });
    servers.push(server);
    return server;
  };
  let all: StdioServer;
  let ledger: StdioServer;

  beforeAll(async () => {
    const restored = await runBursar(['restore', join(folder, 'backup.bursar'), ...data.args]);
    expect(restored).toMatchObject({ status: 0, stderr: '' });
    [all, ledger] = await Promise.all([serverOf([]), serverOf(['--domains', 'finance-tools'])]);
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await data.remove();
  });

  it.each(recorded.map((call) => [nameOf(call), call] as const))('gives the same answer: %s', async (_, call) => {
    const server = call.tool.startsWith('finance_') ? ledger : all;
    const { result } = await server.callTool(call.tool, call.arguments);
    expect(result).toMatchObject({ structuredContent: call.answer });
  });

  it('gets a journal that starts with what it held, and whose changes can be undone', async () => {
    const call = async (tool: string, input: object = {}) =>
      (await ledger.callTool(tool, { ...input })).result as { readonly structuredContent: Record<string, unknown> };
    const exported = async () => (await runBursar(['export', ...data.args])).stdout;
    const verified = async () => (await runBursar(['journal', 'verify', ...data.args])).stdout;
    const { structuredContent: listed } = await call('finance_changes_list');
    expect(listed).toMatchObject({ items: [{ change_id: 'change-1', kind: 'start', via: 'cli' }], total: 1 });
    expect(await verified()).toMatch(/^1 changes, chain holds, head [0-9a-f]{64}\n$/);
    const before = await exported();
    const everything = { min_amount: '-999999999' };
    const { structuredContent: updated } = await call('finance_transactions_update', {
      ...{ filter: everything, set: { category: 'Checked', add_tags: ['checked'] }, mode: 'commit' },
    });
    expect(updated).toMatchObject({ change_id: 'change-2' });
    expect(await exported()).not.toBe(before);
    await call('finance_changes_undo', { change_id: 'change-2', mode: 'commit' });
    expect(await exported()).toBe(before);
    expect(await verified()).toMatch(/^3 changes, chain holds/);
  });
});

it('there are releases', () => expect(RELEASES).toContain('0.1.0'));
