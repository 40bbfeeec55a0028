import { spawnSync } from 'node:child_process';

import { ROOT } from '../fixtures/workspace';

it.each([
  ['fail in CI', { CI: 'true' }, 1],
  ['are skipped elsewhere', {}, 0],
])('without Chromium the browser tests %s', (_, env, status) => {
  const run = spawnSync(process.execPath, ['tools/test-views.mjs'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { PATH: '', SystemRoot: process.env['SystemRoot'], ...env },
  });
  expect(run.stderr).toContain('Chromium is not installed');
  expect(run.status).toBe(status);
});
