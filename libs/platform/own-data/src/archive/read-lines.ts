import { ArchiveRefusal } from './archive-refusal';

/** No record is longer. */
const LONGEST_LINE = 64 * 1024 * 1024;
const NEWLINE = 10;

export interface Line {
  /** From 1. */
  readonly number: number;
  /** With its line break. */
  readonly bytes: Buffer;
}

/** The lines of a file, each whole. Throws an ArchiveRefusal for one without an end, or one that is too long. */
export async function* linesOf(bytes: AsyncIterable<Buffer>): AsyncGenerator<Line, void> {
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      const rest = chunk.subarray(start, end + 1);
      yield { number, bytes: parts.length === 0 ? rest : Buffer.concat([...parts, rest]) };
      [parts, length, number, start] = [[], 0, number + 1, end + 1];
    }
    if (start < chunk.length) {
      parts.push(chunk.subarray(start));
      length += chunk.length - start;
      if (length > LONGEST_LINE) throw new ArchiveRefusal('it is longer than any record', number);
    }
  }
  if (length > 0) throw new ArchiveRefusal('the file is cut off here', number);
}
