import { join } from 'node:path';

import { runBursar, TemporaryFolder } from '../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

it('migrate brings the tables up to date, again and again', async () => {
  const args = ['migrate', '--data-dir', join(folder.path, 'data')];
  const first = await runBursar(args);
  expect(first).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^The tables of access, household, shared-split.* are up to date\.\n$/),
    stderr: '',
  });
  expect(await runBursar(args)).toEqual(first);
});

it('migrate --plan shows what would run and what it locks, and changes nothing', async () => {
  const args = ['migrate', '--plan', '--data-dir', join(folder.path, 'planned')];
  const planned = await runBursar(args);
  expect(planned).toMatchObject({ status: 0, stderr: '' });
  expect(planned.stdout).toMatch(/^access\/0000_keys\.sql, in one transaction: locks no table that is there$/m);
  expect(planned.stdout).toMatch(/^finance-tools\/0015_indexes_of_owners\.sql, one statement after another/m);
  const { stdout } = await runBursar([...args, '--json']);
  expect(JSON.parse(stdout)).toMatchObject({
    migrations: expect.arrayContaining([{ domain: 'access', name: '0000_keys.sql', isTransaction: true, locks: [] }]),
  });
  await runBursar(['migrate', '--data-dir', join(folder.path, 'planned')]);
  expect(await runBursar(args)).toEqual({ status: 0, stdout: 'Nothing would run.\n', stderr: '' });
});

it('migrate reports in one line that the database is unreachable', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };
  const { status, stdout, stderr } = await runBursar(['migrate'], { env });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
});
