import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

import { report } from './report';

const MEBIBYTE = 1024 * 1024;
const BALLAST = 'ballast';

/** A disk of its own that is mounted on a folder, as small as a test wants it. */
export class SmallDisk {
  private constructor(readonly path: string) {}

  /** Undefined, with a printed note, where this process may not mount anything. */
  static mountedOn(path: string, mebibytes: number): SmallDisk | undefined {
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=0755`, 'bursar-stress', path], {
        stdio: 'ignore',
      });
      return new SmallDisk(path);
    } catch {
      report(`no disk can be mounted on ${path} by this account: what a full or read-only disk does is not tried`);
      return undefined;
    }
  }

  /** Takes all the room that is left. */
  fill(): void {
    const file = openSync(join(this.path, BALLAST), 'a');
    try {
      // The last ones take what is too little for a large one.
      for (const size of [MEBIBYTE, 4_096]) this.#fillBy(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  #fillBy(file: number, piece: Buffer): void {
    for (;;) {
      try {
        if (writeSync(file, piece) < piece.length) return;
      } catch {
        return;
      }
    }
  }

  free(): void {
    rmSync(join(this.path, BALLAST), { force: true });
  }

  resize(mebibytes: number): void {
    this.#remount(`size=${mebibytes}m`);
  }

  /** Nothing on it may be open for writing. */
  makeReadOnly(): void {
    this.#remount('ro');
  }

  makeWritable(): void {
    this.#remount('rw');
  }

  /** At once, though a process that ends may still look at it. */
  unmount(): void {
    if (existsSync(this.path)) execFileSync('umount', ['--lazy', this.path], { stdio: 'ignore' });
  }

  #remount(option: string): void {
    execFileSync('mount', ['-o', `remount,${option}`, this.path], { stdio: 'ignore' });
  }
}
