import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openFolders } from './open-folders';

const root = mkdtempSync(join(tmpdir(), 'bursar-folders-'));
const folder = mkdtempSync(join(root, 'open-'));
writeFileSync(join(folder, 'statement.csv'), Buffer.from([0x43, 0xe9]));
writeFileSync(join(folder, 'text.csv'), 'Café');
writeFileSync(join(root, 'secret.csv'), 'x');
symlinkSync(join(root, 'secret.csv'), join(folder, 'link.csv'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('files of open folders', () => {
  const files = openFolders([folder]);

  it('are read as bytes, whatever they are, up to a limit', async () => {
    expect([...(await files.readBytes('statement.csv', 2))]).toEqual([0x43, 0xe9]);
    await expect(files.readBytes('statement.csv', 1)).rejects.toThrow('larger than');
  });

  it('are read as text when they are UTF-8', async () => {
    expect(await files.read('text.csv')).toBe('Café');
    await expect(files.read('statement.csv')).rejects.toThrow('UTF-8');
  });

  it.each(['missing.csv', 'link.csv', '../secret.csv', '.', ''])('do not include %j', async (path) => {
    await expect(files.readBytes(path, 100)).rejects.toThrow('no such file');
  });
});
