import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { toOutput } from './output-file';

describe('a file that a command writes', () => {
  let folder: string;
  let output: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bursar-output-'));
    output = join(folder, 'out');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('replaces another when it is complete, and not before', async () => {
    writeFileSync(output, 'before');
    await toOutput({ output, force: true }, async (write) => {
      await write('one ');
      expect(readFileSync(output, 'utf8')).toBe('before');
      await write('two');
    });
    expect(readFileSync(output, 'utf8')).toBe('one two');
    expect(readdirSync(folder)).toEqual(['out']);
  });

  it('is not there when the work fails, or the disk is full', async () => {
    for (const error of [new Error('broken'), Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })]) {
      const written = toOutput({ output }, async (write) => {
        await write('half');
        throw error;
      });
      await expect(written).rejects.toThrow(/^(?:broken|there is no room for .*)$/);
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('is refused where there is another, a folder, or no folder', async () => {
    const work = async () => undefined;
    writeFileSync(output, 'before');
    await expect(toOutput({ output }, work)).rejects.toThrow('exists already');
    mkdirSync(join(folder, 'sub'));
    await expect(toOutput({ output: join(folder, 'sub'), force: true }, work)).rejects.toThrow('is not a file');
    await expect(toOutput({ output: join(folder, 'none', 'x') }, work)).rejects.toThrow('does not exist');
    expect(readFileSync(output, 'utf8')).toBe('before');
    await expect(toOutput({ output: '' }, work)).rejects.toThrow('--output needs the name of a file');
  });
});
