import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT, runToEnd, TemporaryFolder } from '../../index';

const folder = new TemporaryFolder();
afterAll(() => folder.remove());

it('the command that takes the picture of README takes one of the page as it is', async () => {
  const file = join(folder.path, 'home.png');
  const taken = await runToEnd(process.execPath, [join(ROOT, 'tools/home-picture.mjs'), file]);
  expect(taken).toMatchObject({ status: 0, stdout: '' });
  const picture = readFileSync(file);
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  // The width and the height are the first two numbers of the header, and those of the picture that README shows.
  expect(picture.subarray(16, 24)).toEqual(readFileSync(join(ROOT, 'docs/home.png')).subarray(16, 24));
});
