const NEWLINE = 0x0a;

/** Splits a stream of bytes into lines, up to a limit of their length. */
export class LineSplitter {
  #chunks: Buffer[] = [];
  #length = 0;
  /** The current line is over the limit: the rest of it is discarded. */
  #isSkipping = false;

  constructor(
    private readonly limitBytes: number,
    private readonly onLine: (line: Buffer) => void,
    private readonly onTooLong: () => void,
  ) {}

  push(chunk: Buffer): void {
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      this.#keep(chunk.subarray(start, end));
      this.#endLine();
      start = end + 1;
    }
    this.#keep(chunk.subarray(start));
  }

  /** The last line may lack its newline. */
  end(): void {
    if (this.#length > 0) this.#endLine();
  }

  #keep(part: Buffer): void {
    if (part.length === 0 || this.#isSkipping) return;
    this.#length += part.length;
    this.#chunks.push(part);
    if (this.#length <= this.limitBytes) return;
    this.#clear();
    this.#isSkipping = true;
    this.onTooLong();
  }

  #endLine(): void {
    if (this.#isSkipping) {
      this.#isSkipping = false;
      return;
    }
    const line = this.#chunks.length === 1 ? (this.#chunks[0] as Buffer) : Buffer.concat(this.#chunks);
    this.#clear();
    if (!line.every(isBlank)) this.onLine(line);
  }

  #clear(): void {
    this.#chunks = [];
    this.#length = 0;
  }
}

/** Space, tab and carriage return. */
function isBlank(byte: number): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0d;
}
