import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { BURSAR, connectV1, runBursar, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

const data = ['--data-dir', join(folder.path, 'data')];
const path = join(folder.path, 'splitwise.csv');
const FILE = [
  'Date,Description,Category,Cost,Currency,Elias Souza,Letícia',
  '2025-11-03,Mercado,Groceries,100.00,BRL,50.00,-50.00',
  '2025-11-09,"Jantar, fora",Dining out,100.01,BRL,-30.00,30.00',
  '2025-12-01,Pix,Payment,12.00,BRL,-12.00,12.00',
  '',
  '2025-12-31,Total balance, , ,BRL,8.00,-8.00',
  '',
].join('\n');
const importFile = (...more: string[]) => runBursar(['import', path, '--splitwise', ...more, ...data]);
const PERSON = ['--person', 'Elias Souza=elias'];

it('a file of two people is previewed, stored once, exported, and taken back', async () => {
  writeFileSync(path, FILE);
  const unknown = await importFile();
  expect(unknown).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/^bursar: .*Elias Souza.*--person/),
  });
  const preview = await importFile(...PERSON);
  expect(preview).toMatchObject({ status: 0, stderr: '' });
  expect(preview.stdout).toContain('nothing stored; add --commit to store it');
  const stored = await importFile(...PERSON, '--commit');
  expect(stored.stdout).toContain('balance of elias in the file: 8.00, stated as 8.00');
  expect(stored.stdout).toContain('new rows: 8.00, change of the balance: 8.00');
  const [, id = ''] = /stored as import (\S+)/.exec(stored.stdout) ?? [];
  const again = await importFile(...PERSON, '--commit');
  expect(again.stdout).toContain('purchases: 0, payments: 0, imported before: 3');
  expect(again.stdout).toContain('nothing new, nothing stored');
  const server = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...data] });
  const { structuredContent } = await server.callTool('get_balance', {});
  expect(structuredContent).toMatchObject({
    transfer: { amount: '8.00', debtor_participant_id: 'leticia', creditor_participant_id: 'elias' },
  });
  await server.close();
  const sheet = await runBursar(['export', '--domain', 'shared-split', '--format', 'csv', ...data]);
  expect(sheet.stdout.trim().split('\r\n')).toHaveLength(4);
  const undone = await runBursar(['import', 'undo', id, ...data]);
  expect(undone).toEqual({ status: 0, stdout: 'Voided 3.\n', stderr: '' });
});

it.each([
  [['import', path, '--splitwise', '--person', 'Elias'], 2, /^bursar: invalid --person "Elias"/],
  [['import', path, '--account', 'a', '--person', 'a=b'], 2, /^bursar: --person .* add --splitwise/],
  [['import', '--splitwise'], 2, /^bursar: import --splitwise needs one file/],
  [['import', join(folder.path, 'none.csv'), '--splitwise'], 2, /^bursar: cannot read the file/],
  [['household', 'merge', 'elias'], 2, /^bursar: household merge needs OLD-ID INTO-ID/],
  [['household', 'merge', 'elias', 'leticia', '--yes'], 1, /^bursar: ID: somebody who is no longer active/],
] as const)('%j ends with status %i and one line', async (args, status, line) => {
  const finished = await runBursar([...args, ...data]);
  expect(finished).toMatchObject({ status, stdout: '' });
  expect(finished.stderr).toMatch(line);
  expect(finished.stderr).toMatch(/^[^\n]+\n$/);
});

it('a changed pair that would retire somebody who has paid is told by doctor and by every tool', async () => {
  const env = { SHARED_SPLIT_PARTICIPANTS: '[{"id":"ana","display_name":"Ana"},{"id":"rui","display_name":"Rui"}]' };
  const doctor = await runBursar(['doctor', '--port', '0', ...data], { env });
  expect(doctor.stdout).toMatch(/^FAIL +participants +SHARED_SPLIT_PARTICIPANTS names .*household rename/m);
  const server = await connectV1({ command: process.execPath, args: [BURSAR, 'stdio', ...data], env });
  const { isError, content } = await server.callTool('get_monthly_summary', { year: 2025, month: 11 });
  expect([isError, JSON.stringify(content)]).toEqual([true, expect.stringContaining('PARTICIPANTS_CHANGED')]);
  await server.close();
});
