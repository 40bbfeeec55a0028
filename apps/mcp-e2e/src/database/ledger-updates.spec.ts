import { setTimeout as pause } from 'node:timers/promises';

import { DataDirectory, runBursar, StdioServer, stopAfterwards } from '../index';

const ROWS = 10_000;
const KILLS = 4;

let data: DataDirectory;
const kept = stopAfterwards();

beforeEach(() => {
  data = new DataDirectory();
});
afterEach(async () => {
  await data.untilQuiet();
  await data.remove();
});

const start = async () =>
  kept(await StdioServer.started({ args: ['stdio', '--domains', 'finance-tools', ...data.args] }));

async function call(server: StdioServer, tool: string, input: object): Promise<Record<string, unknown>> {
  const { result } = await server.callTool(tool, input);
  return (result as { structuredContent: Record<string, unknown> }).structuredContent;
}

async function importRows(server: StdioServer, count: number): Promise<void> {
  const rows = Array.from({ length: count }, (_, row) => {
    const day = String((row % 28) + 1).padStart(2, '0');
    return `2026-03-${day},Shop ${row},-${row}.25`;
  });
  const content = ['date,description,amount', ...rows].join('\n');
  const create_account = { name: 'Main', currency: 'CHF' };
  const input = { account_id: 'main', content, mode: 'commit', create_account };
  expect(await call(server, 'finance_transactions_import', input)).toMatchObject({ new_count: count });
}

const update = (set: object, filter: object = { account_id: 'main' }) => ({ filter, set, mode: 'commit' });

async function verifyJournal(): Promise<void> {
  const verified = await runBursar(['journal', 'verify', ...data.args]);
  expect(verified).toMatchObject({ status: 0, stderr: '' });
  expect(verified.stdout).toContain('chain holds');
}

it('an update of many rows that is killed is there wholly or not at all, and the journal holds', async () => {
  let server = await start();
  await importRows(server, ROWS);
  const begun = performance.now();
  expect(await call(server, 'finance_transactions_update', update({ category: 'Before' }))).toMatchObject({
    changed_count: ROWS,
  });
  const milliseconds = performance.now() - begun;
  let categories = ['Before'];
  for (let round = 0; round < KILLS; round += 1) {
    const category = `Round ${round}`;
    const answering = server.callTool('finance_transactions_update', update({ category })).catch(() => undefined);
    await pause((milliseconds * (round + 0.5)) / KILLS);
    server.process.child.kill('SIGKILL');
    await answering;
    server = await start();
    const { groups } = await call(server, 'finance_transactions_aggregate', { group_by: 'category' });
    expect(groups).toMatchObject([{ count: ROWS }]);
    const [{ label }] = groups as [{ label: string }];
    expect([...categories, category]).toContain(label);
    categories = [label];
    await verifyJournal();
  }
});

it('500 links that are being confirmed when the server is killed are all there or none, and the journal holds', async () => {
  const LINKS = 500;
  let server = await start();
  for (const [account_id, name, sign, text] of [
    ['one', 'One', '-', 'Transfer to Two'],
    ['two', 'Two', '', 'Transfer from One'],
  ] as const) {
    const lines = Array.from({ length: LINKS }, (_, row) => `2026-03-10,${text},${sign}${row + 1}.25`);
    const input = {
      account_id,
      content: ['date,description,amount', ...lines].join('\n'),
      amounts: 'as_is',
      mode: 'commit',
    };
    const imported = await call(server, 'finance_transactions_import', {
      ...input,
      create_account: { name, currency: 'CHF' },
    });
    expect(imported).toMatchObject({ new_count: LINKS });
  }
  const confirm = { confirm_sure: { kinds: ['transfer'] } };
  const begun = performance.now();
  expect(await call(server, 'finance_links_set', confirm)).toMatchObject({ confirmed_count: LINKS });
  const milliseconds = performance.now() - begun;
  for (let round = 0; round < KILLS; round += 1) {
    const answering = server.callTool('finance_links_set', { ...confirm, mode: 'commit' }).catch(() => undefined);
    // Storing takes about as long again as looking for the pairs, which the preview does.
    await pause((2.5 * milliseconds * (round + 0.5)) / KILLS);
    server.process.child.kill('SIGKILL');
    await answering;
    server = await start();
    const { total } = await call(server, 'finance_links_propose', { state: 'confirmed' });
    expect([0, LINKS]).toContain(total);
    const { count } = await call(server, 'finance_transactions_sum', { currency: 'CHF' });
    expect(count).toBe(total === 0 ? 2 * LINKS : 0);
    await verifyJournal();
    if (total === 0) continue;
    const { items } = (await call(server, 'finance_changes_list', {})) as {
      items: readonly [{ change_id: string }];
    };
    const undo = { change_id: items[0].change_id, mode: 'commit' };
    expect(await call(server, 'finance_changes_undo', undo)).toMatchObject({ mode: 'commit' });
  }
});

it('two hosts that correct different rows at once lose none, and the chain holds', async () => {
  const UPDATES = 500;
  const [one, other] = [await start(), await start()];
  await importRows(one, 2 * UPDATES);
  const correct = async (server: StdioServer, from: number) => {
    for (let row = from; row < from + UPDATES; row += 1) {
      const amount = `-${row}.25`;
      const input = update({ note: `note ${row}` }, { min_amount: amount, max_amount: amount });
      expect(await call(server, 'finance_transactions_update', input)).toMatchObject({ changed_count: 1 });
    }
  };
  await Promise.all([correct(one, 0), correct(other, UPDATES)]);
  const { stdout } = await runBursar(['export', ...data.args]);
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { description: string; note: string });
  expect(rows).toHaveLength(2 * UPDATES);
  for (const { description, note } of rows) expect(note).toBe(description.replace('Shop', 'note'));
  await verifyJournal();
});
