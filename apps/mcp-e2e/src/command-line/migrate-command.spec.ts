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

it('migrate reports in one line that the database is unreachable', async () => {
  const env = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nowhere' };
  const { status, stdout, stderr } = await runBursar(['migrate'], { env });
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^bursar: [^\n]+\n$/);
});
