import { join } from 'node:path';

import { BURSAR, connectV1, runBursar, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

const data = ['--data-dir', join(folder.path, 'data')];
const household = (...args: string[]) => runBursar(['household', ...args, ...data]);

it('the two have names from the beginning, and can have others, history included', async () => {
  expect(await household('show')).toEqual({ status: 0, stdout: 'elias\tElias\nleticia\tLetícia\n', stderr: '' });
  const server = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...data] });
  const bread = { type: 'purchase', amount: '10.00', description: 'Pão', requested_by_participant_id: 'elias' };
  await server.callTool('create_movement', { ...bread, occurred_at: '2026-02-10' });
  // While a server runs on the same data.
  const renamed = await household('rename', 'elias', 'ana', 'Ana', 'Maria');
  expect(renamed).toEqual({ status: 0, stdout: 'ana\tAna Maria\nleticia\tLetícia\n', stderr: '' });
  const { structuredContent } = await server.callTool('list_movements', { year: 2026, month: 2 });
  expect(structuredContent).toMatchObject({
    items: [{ payer_participant_id: 'ana', requested_by_participant_id: 'ana' }],
  });
  await server.close();
});

it('somebody whom a changed variable would retire can have the new id, and the variable is used then', async () => {
  const pair = [
    { id: 'bia', display_name: 'Bia' },
    { id: 'leticia', display_name: 'Letícia' },
  ];
  const env = { SHARED_SPLIT_PARTICIPANTS: JSON.stringify(pair) };
  const participants = async () => {
    const server = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...data], env });
    const { isError, structuredContent } = await server.callTool('list_participants', {});
    await server.close();
    return isError === true ? 'refused' : structuredContent;
  };
  expect(await participants()).toBe('refused');
  const renamed = await runBursar(['household', 'rename', 'ana', 'bia', 'Bia', ...data], { env });
  expect(renamed).toEqual({ status: 0, stdout: 'bia\tBia\nleticia\tLetícia\n', stderr: '' });
  expect(await participants()).toMatchObject({ participants: [{ id: 'bia' }, { id: 'leticia' }] });
});

it.each([
  [['rename', 'nobody', 'ana', 'Ana'], 1, /^bursar: ID: the id of somebody/],
  [['rename', 'leticia', 'Not An Id', 'Ana'], 1, /^bursar: NEW-ID: lower-case letters/],
  [['rename', 'leticia'], 2, /^bursar: household rename needs ID NEW-ID NAME/],
  [['show', 'me'], 2, /^bursar: household show takes no arguments/],
  [['marry'], 2, /^bursar: household needs one of show, rename/],
] as const)('household %j ends with status %i and one line', async (args, status, line) => {
  const finished = await household(...args);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^[^\n]+\n$/);
});
