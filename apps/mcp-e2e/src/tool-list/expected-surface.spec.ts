import { join } from 'node:path';

import { EXPECTED_SURFACE, ROOT, runToEnd } from '../index';

it('each domain publishes by itself exactly what the committed list names, in its order', async () => {
  const { stdout, stderr, status } = await runToEnd(process.execPath, [join(ROOT, 'apps/mcp-e2e/surface.mjs')]);
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const published = JSON.parse(stdout) as object;
  expect(published).toEqual(EXPECTED_SURFACE);
  expect(Object.keys(published)).toEqual(Object.keys(EXPECTED_SURFACE));
});
