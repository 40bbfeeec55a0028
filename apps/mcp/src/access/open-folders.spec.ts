import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
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

  it('are read as they are at the time, and refused when they have grown past the limit', async () => {
    const path = join(folder, 'growing.csv');
    writeFileSync(path, 'x'.repeat(1_000));
    let isOver = false;
    const growing = (async () => {
      for (let count = 0; count < 2_000 && !isOver; count += 1) await appendFile(path, 'x'.repeat(1_000));
    })();
    for (let length = 0; length < 5_000;) {
      length = (await files.readBytes('growing.csv', 50_000_000)).length;
      expect(length % 1_000).toBe(0);
    }
    isOver = true;
    await growing;
    await expect(files.readBytes('growing.csv', 4_999)).rejects.toThrow('larger than');
  });

  it('are never those outside, while their names are swapped with links', async () => {
    const [name, spare] = [join(folder, 'swapped.csv'), join(folder, 'spare.csv')];
    const swapper = `
      const { renameSync, symlinkSync, writeFileSync } = require('node:fs');
      for (;;) {
        writeFileSync(${JSON.stringify(spare)}, 'inside');
        renameSync(${JSON.stringify(spare)}, ${JSON.stringify(name)});
        symlinkSync(${JSON.stringify(join(root, 'secret.csv'))}, ${JSON.stringify(spare)});
        renameSync(${JSON.stringify(spare)}, ${JSON.stringify(name)});
      }`;
    const swapping = spawn(process.execPath, ['-e', swapper], { stdio: 'ignore' });
    const found = new Set<string>();
    try {
      for (let count = 0; count < 3_000 || !found.has('inside'); count += 1) {
        found.add(await files.read('swapped.csv').catch((error: Error) => error.message));
      }
    } finally {
      swapping.kill('SIGKILL');
      await once(swapping, 'exit');
    }
    expect([...found].filter((text) => text === 'x')).toEqual([]);
  });

  it('are never those outside, while a folder in their path is swapped with a link', async () => {
    mkdirSync(join(folder, 'below'));
    mkdirSync(join(root, 'below'));
    writeFileSync(join(folder, 'below/name.csv'), 'inside');
    writeFileSync(join(root, 'below/name.csv'), 'x');
    const swapper = `
      const { renameSync, symlinkSync, unlinkSync } = require('node:fs');
      const [below, away] = ${JSON.stringify([join(folder, 'below'), join(folder, 'away')])};
      for (;;) {
        renameSync(below, away);
        symlinkSync(${JSON.stringify(join(root, 'below'))}, below);
        unlinkSync(below);
        renameSync(away, below);
      }`;
    const swapping = spawn(process.execPath, ['-e', swapper], { stdio: 'ignore' });
    const found = new Set<string>();
    try {
      for (let count = 0; count < 3_000 || !found.has('inside'); count += 1) {
        found.add(await files.read('below/name.csv').catch((error: Error) => error.message));
      }
    } finally {
      swapping.kill('SIGKILL');
      await once(swapping, 'exit');
    }
    expect([...found].filter((text) => text === 'x')).toEqual([]);
  });

  it('are read as text when they are UTF-8', async () => {
    expect(await files.read('text.csv')).toBe('Café');
    await expect(files.read('statement.csv')).rejects.toThrow('UTF-8');
  });

  it.each(['missing.csv', 'link.csv', '../secret.csv', '.', ''])('do not include %j', async (path) => {
    await expect(files.readBytes(path, 100)).rejects.toThrow('no such file');
  });
});
