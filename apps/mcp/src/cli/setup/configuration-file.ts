import {
  chmodSync,
  chownSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { UnreadableFile } from './file-entry';
import { say } from '../../language/say';

/** A host's configuration file. A link is followed, and stays a link. */
export class ConfigurationFile {
  /** As the host knows it. */
  readonly path: string;
  /** The copy from before the first change. */
  readonly backup: string;
  readonly #target: string;

  constructor(path: string) {
    this.path = path;
    this.backup = `${path}.bursar-backup`;
    this.#target = existsSync(path) ? realpathSync(path) : path;
  }

  exists(): boolean {
    return existsSync(this.path);
  }

  /** Its text; empty for a file that is not there. Throws `UnreadableFile`. */
  read(): string {
    return this.exists() ? textOf(this.#target) : '';
  }

  /** The text from before the first change, if there is a copy of it. */
  readBackup(): string | undefined {
    return existsSync(this.backup) ? textOf(this.backup) : undefined;
  }

  /** Replaces the text in one step; the first time, the file is copied before. Throws `UnreadableFile`. */
  write(text: string): void {
    this.requireWritable();
    if (this.exists() && !existsSync(this.backup)) {
      copyFileSync(this.#target, this.backup);
      takeOver(statSync(this.#target), this.backup);
    }
    this.#replace(Buffer.from(text));
  }

  /** Brings the bytes of the copy back, and removes the copy. */
  restore(): void {
    this.requireWritable();
    this.#replace(readFileSync(this.backup));
    this.forgetBackup();
  }

  /** Replaces the text, and removes the copy from before the first change. */
  writeAndForget(text: string): void {
    this.requireWritable();
    this.#replace(Buffer.from(text));
    this.forgetBackup();
  }

  remove(): void {
    this.requireWritable();
    rmSync(this.#target);
  }

  forgetBackup(): void {
    rmSync(this.backup, { force: true });
  }

  /** Throws `UnreadableFile` for a file that its owner has made read-only. */
  requireWritable(): void {
    if (this.exists() && (statSync(this.#target).mode & 0o200) === 0) throw new UnreadableFile(say('it is read-only'));
  }

  #replace(bytes: Buffer): void {
    const written = join(dirname(this.#target), `.${basename(this.#target)}.bursar-${process.pid}`);
    try {
      const file = openSync(written, 'w', 0o600);
      try {
        writeSync(file, bytes);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      if (this.exists()) takeOver(statSync(this.#target), written);
      renameSync(written, this.#target);
    } catch (error) {
      rmSync(written, { force: true });
      throw new UnreadableFile(say('it cannot be written ({code})', { code: codeOf(error) }));
    }
  }
}

/** Gives a file the mode and, where that is allowed, the owner of another. */
function takeOver({ mode, uid, gid }: { mode: number; uid: number; gid: number }, path: string): void {
  try {
    chownSync(path, uid, gid);
  } catch {
    // Only root may give files away; then the user owns both.
  }
  chmodSync(path, mode & 0o7777);
}

function textOf(path: string): string {
  try {
    if (!statSync(path).isFile()) throw new UnreadableFile(say('it is not a file'));
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(path));
  } catch (error) {
    if (error instanceof UnreadableFile) throw error;
    if (error instanceof TypeError) throw new UnreadableFile(say('it is not text in UTF-8'));
    throw new UnreadableFile(say('it cannot be read ({code})', { code: codeOf(error) }));
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? '?';
}
