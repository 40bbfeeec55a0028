import { createHash } from 'node:crypto';

import { recordFrame, type ChangeHead } from './change-record';

/**
 * The hash of a change: SHA-256, in lower-case hexadecimal digits, of the previous hash, a line feed and the canonical
 * JSON of the record. The rows are added as they come, so a change of a million rows needs no more memory than one of ten.
 */
export class ChangeHash {
  readonly #hash = createHash('sha256');
  readonly #closing: string;
  #hasRows = false;

  constructor(head: ChangeHead) {
    const [opening, closing] = recordFrame(head);
    this.#hash.update(`${head.previous_hash}\n${opening}`);
    this.#closing = closing;
  }

  /** Adds the next rows: the canonical JSON of one or more, separated by commas. */
  add(rows: string): void {
    if (rows === '') return;
    this.#hash.update(this.#hasRows ? `,${rows}` : rows);
    this.#hasRows = true;
  }

  /** To be called once, after the last row. */
  finish(): string {
    return this.#hash.update(this.#closing).digest('hex');
  }
}
