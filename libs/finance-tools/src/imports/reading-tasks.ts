import { DomainError } from '@bursar/toolkit';

import { descriptionKey } from '../model/description-key';
import { factsOf } from '../model/duplicates/entry-facts';
import { formerFacts } from '../model/duplicates/former-facts';
import { readStatements } from '../model/statement/read-statements';
import { RefusedStatement } from '../model/statement/refused-statement';
import type { KnownAccounts, ReadingArguments } from '../model/statement/reading-arguments';
import type { StatementEntry, StatementsSummary } from '../model/statement/statement-reading';
import { entryColumns, type EntryColumns } from '../store/entry-columns';
import { REFUSED_STATEMENT } from './refused-statement-code';

// What runs in a worker thread, where there are some: reading, and all that grows with each entry.

/** A file to be read, as plain data. */
export interface FileToRead {
  readonly content: string | Uint8Array;
  readonly settings: ReadingArguments;
  readonly known: KnownAccounts;
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Whether to say what version 0.1 may have stored of each line. */
  readonly tellsFormer: boolean;
}

/** The summary comes first, then batches of entries in order, then what is shown of them. */
export type ReadItem =
  | { readonly kind: 'summary'; readonly summary: StatementsSummary }
  | { readonly kind: 'batch'; readonly columns: EntryColumns; readonly facts: FactColumns }
  | { readonly kind: 'shown'; readonly first: readonly StatementEntry[]; readonly last: readonly StatementEntry[] };

/** See `EntryFacts`; one item for each entry of the batch. */
export interface FactColumns {
  readonly row: readonly number[];
  readonly account: readonly number[];
  readonly facts: readonly string[];
  readonly id: readonly (string | null)[];
  readonly former: readonly (readonly string[])[];
}

/** The number of entries that an answer shows. */
export const PREVIEW_ENTRIES = 20;
/** The number of last entries that are shown besides. */
const LAST_ENTRIES = 5;
const NONE: readonly string[] = [];
/** So few that what a batch needs is gone before the memory of young objects is full. */
const BATCH_ENTRIES = 500;

/** Reads a file. Throws a DomainError `REFUSED_STATEMENT` for a file that cannot be read as a whole. */
export function* readFile({ content, settings, known, today, tellsFormer }: FileToRead): Generator<ReadItem> {
  try {
    const { summary, entries } = readStatements(content, settings, known, today);
    yield { kind: 'summary', summary };
    const first: StatementEntry[] = [];
    const last: StatementEntry[] = [];
    let batch: StatementEntry[] = [];
    // The entries themselves are gone before others get a turn.
    const takeBatch = () => {
      const taken = batch;
      batch = [];
      show(taken, first, last);
      return batchOf(taken, summary, tellsFormer);
    };
    for (const entry of entries()) {
      batch.push(entry);
      if (batch.length === BATCH_ENTRIES) yield takeBatch();
    }
    if (batch.length > 0) yield takeBatch();
    yield { kind: 'shown', first, last };
  } catch (error) {
    if (!(error instanceof RefusedStatement)) throw error;
    throw new DomainError(REFUSED_STATEMENT, error.message, { ...error.refusal });
  }
}

function show(batch: readonly StatementEntry[], first: StatementEntry[], last: StatementEntry[]): void {
  if (first.length < PREVIEW_ENTRIES) first.push(...batch.slice(0, PREVIEW_ENTRIES - first.length));
  last.push(...batch.slice(-LAST_ENTRIES));
  last.splice(0, last.length - LAST_ENTRIES);
}

function batchOf(entries: readonly StatementEntry[], summary: StatementsSummary, tellsFormer: boolean): ReadItem {
  const keys = entries.map(({ description }) => descriptionKey(description));
  const keepsId = (account: number) => summary.accounts[account]?.idsAreDistinct === true;
  const formerOf = (entry: StatementEntry) => {
    const part = summary.parts[summary.accounts[entry.account]?.part ?? 0];
    return tellsFormer && part !== undefined ? formerFacts(entry, part) : NONE;
  };
  return {
    kind: 'batch',
    columns: entryColumns(entries, keepsId, keys),
    facts: {
      row: entries.map(({ row }) => row),
      account: entries.map(({ account }) => account),
      facts: entries.map(({ bookedAt, amount }, index) => factsOf(bookedAt.slice(0, 10), amount, keys[index] ?? '')),
      id: entries.map(({ externalId }) => externalId),
      former: entries.map(formerOf),
    },
  };
}
