import type * as z from 'zod';

import { END_OF_ROWS } from './format';

const NEWLINE = 10;
/** No backup has a longer line. */
const LONGEST_LINE = 64 * 1024 * 1024;

/** Reads the contents of a backup in their order: lines of JSON, and the rows of tables between them. */
export class ContentReader {
  readonly #parts: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  /** `unexpected` creates the error for contents that are not valid. */
  constructor(
    parts: AsyncIterable<Buffer>,
    private readonly unexpected: () => Error,
  ) {
    this.#parts = parts[Symbol.asyncIterator]();
  }

  /** The next line, as JSON that fits the schema. */
  async json<Value>(schema: z.ZodType<Value>): Promise<Value> {
    let end = this.#rest.indexOf(NEWLINE);
    for (; end === -1; end = this.#rest.indexOf(NEWLINE)) {
      if (this.#rest.length > LONGEST_LINE) throw this.unexpected();
      await this.#more();
    }
    const line = this.#rest.toString('utf8', 0, end);
    this.#rest = this.#rest.subarray(end + 1);
    try {
      return schema.parse(JSON.parse(line));
    } catch {
      throw this.unexpected();
    }
  }

  /** The rows of a table in the text format of COPY, up to the line that ends them, in chunks of any size. */
  async *rows(): AsyncGenerator<Buffer, void> {
    // A line break is prepended, so that the end mark is also found before the first row.
    const mark = Buffer.from(`\n${END_OF_ROWS}`);
    this.#rest = Buffer.concat([mark.subarray(0, 1), this.#rest]);
    let isFirst = true;
    for (;;) {
      const at = this.#rest.indexOf(mark);
      // Keeps the last bytes, which may be the beginning of the mark.
      const length = at === -1 ? Math.max(0, this.#rest.length - mark.length + 1) : at + 1;
      const piece = this.#rest.subarray(isFirst ? 1 : 0, length);
      if (length > 0) isFirst = false;
      this.#rest = this.#rest.subarray(at === -1 ? length : at + mark.length);
      if (piece.length > 0) yield piece;
      if (at !== -1) return;
      await this.#more();
    }
  }

  /** Throws if anything follows. */
  async end(): Promise<void> {
    const { done } = await this.#parts.next();
    if (done !== true || this.#rest.length > 0) throw this.unexpected();
  }

  async #more(): Promise<void> {
    const { done, value } = await this.#parts.next();
    if (done === true) throw this.unexpected();
    this.#rest = this.#rest.length === 0 ? value : Buffer.concat([this.#rest, value]);
  }
}
