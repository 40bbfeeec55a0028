import { randomBytes, timingSafeEqual } from 'node:crypto';

import { DomainError } from '@bursar/toolkit';

/** Crockford's base 32: nothing that is mistaken for something else. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_BYTES = 5;
const CODE_LENGTH = 8;
const LIFETIME_MILLISECONDS = 5 * 60_000;
const MOST_WRONG_TRIES = 5;

/** A code that one device may exchange for a key. */
export interface OpenCode {
  /** Eight letters and digits: 40 random bits. */
  readonly code: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The code of a server that pairs: one at a time, for five minutes, once; five wrong tries end it. */
export class PairingCode {
  #open: (OpenCode & { wrongTries: number }) | undefined;

  /** @param now milliseconds since 1970. */
  constructor(
    private readonly now: () => number,
    private readonly random: (bytes: number) => Uint8Array = randomBytes,
  ) {}

  /** The code that may be used now. */
  get current(): OpenCode | undefined {
    if (this.#open !== undefined && this.now() >= this.#open.expiresAt) this.#open = undefined;
    return this.#open;
  }

  /** A new code; the one before it is worth nothing from now on. */
  open(): OpenCode {
    this.#open = {
      code: lettersOf(this.random(CODE_BYTES)),
      expiresAt: this.now() + LIFETIME_MILLISECONDS,
      wrongTries: 0,
    };
    return this.#open;
  }

  close(): void {
    this.#open = undefined;
  }

  /**
   * Uses the code up for what `exchange` gives; where that fails it may be tried again. Throws `WRONG_CODE` with `tries_left`, and
   * `CODE_ENDED` where there is no code to use.
   */
  async redeem<Result>(given: string, exchange: () => Promise<Result>): Promise<Result> {
    const open = this.current === undefined ? undefined : this.#open;
    if (open === undefined) throw ended();
    if (!isSame(open.code, given)) {
      open.wrongTries += 1;
      const left = MOST_WRONG_TRIES - open.wrongTries;
      if (left > 0) throw new DomainError('WRONG_CODE', 'The code is another one.', { tries_left: left });
      this.#open = undefined;
      throw ended();
    }
    this.#open = undefined;
    try {
      return await exchange();
    } catch (error) {
      this.#open ??= open;
      throw error;
    }
  }
}

function lettersOf(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let letters = '';
  for (let place = 0; place < CODE_LENGTH; place += 1, value >>= 5n)
    letters = `${LETTERS[Number(value & 31n)]}${letters}`;
  return letters;
}

/** As people type it: in small letters, with O for 0 and I or L for 1. Takes as long for every code. */
function isSame(code: string, given: string): boolean {
  const typed = given.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  const [one, other] = [Buffer.from(code), Buffer.from(typed)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function ended(): DomainError {
  return new DomainError(
    'CODE_ENDED',
    'There is no code to use: it was used, it is older than five minutes, or it was guessed at.',
  );
}
