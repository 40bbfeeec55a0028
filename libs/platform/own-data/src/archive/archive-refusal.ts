/** Why an archive is not taken; nothing of it was stored. The message is a sentence for the person who named the file. */
export class ArchiveRefusal extends Error {
  override readonly name = 'ArchiveRefusal';

  /** `line` counts from 1; undefined where no line is to blame. */
  constructor(
    reason: string,
    readonly line?: number,
  ) {
    super(line === undefined ? reason : `line ${line}: ${reason}`);
  }
}
