import type { OpenChange } from './begin-change';
import type { StoredChange } from './stored-change';

/** What is known of a change once it is made. */
export interface ChangeOutcome {
  /** One sentence without a full stop, for people. */
  readonly summary: string;
  readonly importNumber?: number;
  /** The place after the last transaction that an import added. */
  readonly nextSequence?: bigint;
  /** How many transactions an import added, at least. */
  readonly addedCount?: number;
  /** The changes that it undoes, newest first. */
  readonly undoes?: readonly number[];
}

/** A change that is made, as it is stored. */
export function changeOf(
  { number, kind, via, tool, now, previousHash, addsFrom }: OpenChange,
  { summary, importNumber, nextSequence, undoes }: ChangeOutcome,
): Omit<StoredChange, 'hash' | 'rowCount'> {
  return {
    ...{ number, kind, via, tool, summary, previousHash },
    at: new Date(now).toISOString(),
    importNumber: importNumber ?? null,
    undoes: undoes ?? null,
    firstSequence: addsFrom ?? null,
    nextSequence: nextSequence ?? null,
  };
}
