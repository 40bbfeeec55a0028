import type { Connection } from '@bursar/database';

/** One side of an entry. The postings of an entry add up to nothing in each currency. */
export interface Posting {
  /** The key of one of the source's accounts. */
  readonly account: string;
  /** A decimal with as many digits as it was stored with. */
  readonly amount: string;
  /** ISO 4217. */
  readonly currency: string;
}

/** What becomes of one record in double-entry bookkeeping. */
export interface PostedEntry {
  /** The record's name without the prefix of its source; ASCII, no blank, no parenthesis. */
  readonly id: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What a person or a file wrote, as it was stored. */
  readonly text: string;
  /** What stands for the text where nothing of it can be shown, such as a category. */
  readonly fallback?: string | undefined;
  readonly postings: readonly Posting[];
}

/** An account of a source. Its name is free text: whoever renders it makes a valid one of it. */
export interface PostingAccount {
  readonly key: string;
  /** The accounts that it is under, such as `Assets:Bank`. */
  readonly parent: string;
  /** Null: the parent is the account. */
  readonly name: string | null;
  /** What people call it, where that is not its name here. */
  readonly label?: string | undefined;
  /** Its id in its domain. */
  readonly id?: string | undefined;
}

/** What the entries of a source post to one account in one currency. */
export interface PostedCurrency {
  readonly account: string;
  readonly currency: string;
  /** Digits after the point of the finest amount, without trailing zeros. */
  readonly digits: number;
  /** Of the first entry. */
  readonly firstDay: string;
}

/**
 * The entries of a domain. All functions read the state that the connection's transaction sees; the same data gives the
 * same answers on every server.
 */
export interface PostingSource {
  /** Of its refs, without the colon. */
  readonly prefix: string;
  /** In the order of their creation, those first that always exist. */
  accounts(connection: Connection, owner: string): Promise<readonly PostingAccount[]>;
  /** Every account and currency that an entry posts to, in any order. */
  currencies(connection: Connection, owner: string): Promise<readonly PostedCurrency[]>;
  /** By day, then in the order of storing, in batches: the process holds one of them. */
  entries(connection: Connection, owner: string): AsyncIterable<readonly PostedEntry[]>;
  /** How many records have no entry, by kind; kinds are plain ASCII words. */
  leftOut(connection: Connection, owner: string): Promise<Readonly<Record<string, number>>>;
}
