import { execFileSync } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
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

  it('is written through a link, and into a pipe', async () => {
    writeFileSync(output, 'before');
    const [link, pipe] = [join(folder, 'link'), join(folder, 'pipe')];
    symlinkSync(output, link);
    await toOutput({ output: link, force: true }, async (write) => write('one'));
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(output, 'utf8')).toBe('one');
    execFileSync('mkfifo', [pipe]);
    const reading = readFile(pipe, 'utf8');
    await toOutput({ output: pipe }, async (write) => write('two'));
    expect(await reading).toBe('two');
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
