import type { SQL } from 'drizzle-orm';

import type { Transaction } from './connection';

/** The tables in which a domain keeps what an owner has, for those who empty them for one owner. */
export interface OwnedTables {
  readonly schema: string;
  /** The column of every table that holds the owner. */
  readonly ownerColumn: string;
  /** Tables that have rows where the owner has anything, and journals of it. */
  readonly tables: readonly string[];
  /** Tables that keep count for the others: their rows alone are nothing that the owner has. */
  readonly bookkeeping: readonly string[];
  /** Tables that are never emptied: who the people are, and what was already answered. */
  readonly kept: readonly string[];
  /** Keys of what a person has entered, as rows `{key}` of text. */
  readonly entries: (owner: string) => SQL;
  /**
   * Takes entries out with all that belongs to them, and leaves the others as they are. Answers how many of the others need
   * what goes; where there are any, the transaction is not to be committed.
   */
  readonly remove: (transaction: Transaction, removed: RemovedEntries) => Promise<number>;
  /** The setting of a transaction, if one is needed, that names the owner whose journal may be emptied. */
  readonly erasureSetting?: string;
}

/** Entries that are taken out. */
export interface RemovedEntries {
  readonly owner: string;
  /** As `entries` answers them; keys of what is gone already are passed over. */
  readonly keys: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
}
