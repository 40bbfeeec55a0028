import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { whatIsRead } from './what-is-read';

const README = join(__dirname, '../../../README.md');

it('the README promises what the tables of the code hold', () => {
  const [, list = ''] =
    /<!-- begin: statements -->\n([^]*?)<!-- end: statements -->/.exec(readFileSync(README, 'utf8')) ?? [];
  expect(list.replace(/\s+/g, ' ').trim()).toBe(whatIsRead().replace(/\s+/g, ' '));
});
