import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readInput, unreadable } from './read-input';

it('says why a file cannot be read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bursar-input-'));
  await expect(readInput(join(folder, 'none'))).rejects.toThrow(/none": there is no such file$/);
  await expect(readInput(folder)).rejects.toThrow(/: it is a folder; name a file in it$/);
  expect(unreadable('a', { code: 'EACCES' }).message).toBe('cannot read the file "a": this account is not allowed to');
  expect(unreadable('a', { code: 'EIO' }).message).toBe('cannot read the file "a"');
  rmSync(folder, { recursive: true });
});
