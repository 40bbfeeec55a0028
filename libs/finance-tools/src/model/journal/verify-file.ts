import { createHash, type Hash } from 'node:crypto';

import { FIRST_PREVIOUS_HASH } from './change-record';

/** A change that does not hold; `reason` is the rest of a sentence that begins with it. */
export interface JournalFailure {
  readonly changeId: string;
  readonly reason: string;
}

/**
 * What a check of a journal found: `failure` is about the first change that does not hold. `forgotten`: the number of the
 * first changes whose rows were forgotten, where there are such; of them only the chain is checked.
 */
export type JournalCheck =
  | {
      readonly changes: number;
      readonly head: string | null;
      readonly forgotten?: number;
      readonly failure?: undefined;
    }
  | { readonly failure: JournalFailure };

const NEWLINE = 10;
/** The part of a line before its rows is shorter than this. */
const FRONT_BYTES = 1_024;
const FRONT =
  /^\{"at":"[0-9TZ:.-]{1,40}","change_id":"(change-[1-9]\d{0,9})",("hash":"([0-9a-f]{64})",)"import_id":(?:null|"import-\d{1,10}"),"kind":"[a-z]{1,20}","previous_hash":"([0-9a-f]{64})","rows":(\[|null)/;

/**
 * Checks an exported journal: each line is one record in canonical form, with the hash of what the line holds without it
 * and of the line before. Reads the bytes as they come; a line may be longer than a string can be.
 */
export async function verifyJournalFile(chunks: AsyncIterable<Uint8Array>): Promise<JournalCheck> {
  const chain = new ChainCheck();
  let line = new LineCheck();
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      line.add(chunk.subarray(from, end));
      const failure = chain.add(line);
      if (failure !== undefined) return { failure };
      line = new LineCheck();
      from = end + 1;
    }
    line.add(chunk.subarray(from));
  }
  if (line.isBegun) {
    return { failure: { changeId: chain.nextId, reason: 'its line has no end' } };
  }
  const { length, head, forgotten } = chain;
  return { changes: length, head, ...(forgotten > 0 && { forgotten }) };
}

/** One line of a journal. */
class LineCheck {
  #front: Buffer = Buffer.alloc(0);
  #hash: Hash | undefined;
  #parsed: RegExpExecArray | null = null;

  get isBegun(): boolean {
    return this.#hash !== undefined || this.#front.length > 0;
  }

  add(bytes: Uint8Array): void {
    if (this.#hash !== undefined) {
      this.#hash.update(bytes);
      return;
    }
    this.#front = Buffer.concat([this.#front, bytes]);
    if (this.#front.length >= FRONT_BYTES) this.#begin();
  }

  /** The id and the hashes of the record; undefined if the line is none. */
  finish(): CheckedRecord | undefined {
    if (this.#hash === undefined) this.#begin();
    const [, id, , hash, previous, rows] = this.#parsed ?? [];
    if (id === undefined || hash === undefined || previous === undefined) return undefined;
    return { id, hash, previous, isForgotten: rows === 'null', isRight: this.#hash?.digest('hex') === hash };
  }

  /** The hash is that of the line without the member that holds it. */
  #begin(): void {
    this.#hash = createHash('sha256');
    this.#parsed = FRONT.exec(this.#front.toString('latin1', 0, FRONT_BYTES));
    const [, , member = '', , previous = ''] = this.#parsed ?? [];
    const at = this.#front.indexOf(member, 0, 'latin1');
    this.#hash.update(`${previous}\n`).update(this.#front.subarray(0, at));
    this.#hash.update(this.#front.subarray(at + member.length));
  }
}

interface CheckedRecord {
  readonly id: string;
  readonly hash: string;
  readonly previous: string;
  /** Its rows were forgotten, which the hash covers. */
  readonly isForgotten: boolean;
  /** Whether its hash is that of what the line holds. */
  readonly isRight: boolean;
}

/** The records of a journal, one after the other. */
class ChainCheck {
  length = 0;
  head: string | null = null;
  forgotten = 0;

  get nextId(): string {
    return `change-${this.length + 1}`;
  }

  /** Why the next record does not hold. */
  add(line: LineCheck): JournalFailure | undefined {
    const expected = this.nextId;
    const record = line.finish();
    if (record === undefined) return { changeId: expected, reason: 'its line is not a record in canonical form' };
    if (record.id !== expected) return { changeId: expected, reason: `${record.id} stands in its place` };
    if (record.previous !== (this.head ?? FIRST_PREVIOUS_HASH)) {
      return { changeId: expected, reason: 'its previous_hash is not the hash of the change before' };
    }
    // The rows are forgotten from the first change on.
    const isForgotten = record.isForgotten && this.forgotten === this.length;
    if (!record.isRight && !isForgotten) return { changeId: expected, reason: 'its hash is not that of the record' };
    if (isForgotten) this.forgotten += 1;
    this.head = record.hash;
    this.length += 1;
    return undefined;
  }
}
