import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { DataDirectory, ROOT, runBursar } from '../index';
import { AnsweringServers, fillWith, openUnmigrated, RELEASES, type Recorded } from './stored-releases';

const nameOf = ({ tool, arguments: given }: Recorded) => `${tool} ${JSON.stringify(given)}`;

const STORED = RELEASES.flatMap(({ release, backup, tables, recorded }) => [
  {
    what: `a backup of version ${release}`,
    isRestored: true,
    recorded,
    store: async (data: DataDirectory) => {
      const restored = await runBursar(['restore', backup, ...data.args]);
      expect(restored).toMatchObject({ status: 0, stderr: '' });
    },
  },
  ...(tables === undefined
    ? []
    : [
        {
          what: `a data directory of version ${release}`,
          isRestored: false,
          recorded,
          store: async (data: DataDirectory) => {
            const database = openUnmigrated(data);
            try {
              await fillWith(database, tables);
            } finally {
              await database.close();
            }
          },
        },
      ]),
]);

describe.each(STORED)('$what', ({ isRestored, recorded, store }) => {
  const data = new DataDirectory({ isEmpty: true });
  let servers: AnsweringServers;
  beforeAll(async () => {
    await store(data);
    servers = await AnsweringServers.on(data);
  });
  afterAll(async () => {
    await servers.close();
    await data.remove();
  });

  it.each(recorded.map((call) => [nameOf(call), call] as const))('gives the same answer: %s', async (_, call) => {
    expect(await servers.answerTo(call)).toMatchObject({ structuredContent: call.answer });
  });

  it('gets a journal that starts with what it held, and whose changes can be undone', async () => {
    const call = async (tool: string, input: object = {}) =>
      (await servers.ledger.callTool(tool, { ...input })).result as {
        readonly structuredContent: Record<string, unknown>;
      };
    const exported = async () => (await runBursar(['export', ...data.args])).stdout;
    const verified = async () => (await runBursar(['journal', 'verify', ...data.args])).stdout;
    // A restore starts it, and in a data directory the first change does.
    const { structuredContent: listed } = await call('finance_changes_list');
    const start = { change_id: 'change-1', kind: 'start', via: 'cli' };
    expect(listed).toMatchObject(isRestored ? { items: [start], total: 1 } : { items: [], total: 0 });
    if (isRestored) expect(await verified()).toMatch(/^1 changes, chain holds, head [0-9a-f]{64}\n$/);
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

it('there are releases, and a published one is among them', () => {
  const published = JSON.parse(readFileSync(join(ROOT, 'packaging/published.json'), 'utf8')) as { npm: string };
  const releases = RELEASES.map(({ release }) => release);
  expect(releases).toEqual(expect.arrayContaining(['0.1.0', ...(published.npm === '' ? [] : [published.npm])]));
});
