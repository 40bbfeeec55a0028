import type { Question, LeftOutReason, StatementPart } from './statement-reading';
import type { Proven } from './proof/prove';
import type { EntryTexts } from './cells/entry-texts';

/** A line or entry of a statement, in the order of the file. Amounts are ten-thousandths. */
export type PartEvent = EntryEvent | InvalidEvent | LeftOutEvent;

export interface EntryEvent {
  readonly kind: 'entry';
  readonly row: number;
  readonly account: AccountKey;
  readonly day: string;
  readonly time: string;
  readonly amount: bigint;
  readonly balance: bigint | undefined;
  readonly texts: EntryTexts;
}

export interface InvalidEvent {
  readonly kind: 'invalid';
  readonly row: number;
  readonly account: AccountKey | undefined;
  readonly message: string;
}

export interface LeftOutEvent {
  readonly kind: 'leftOut';
  readonly row: number;
  readonly why: LeftOutReason;
  readonly text: string;
  readonly account?: AccountKey;
}

/** What tells accounts of a file apart; the same object for the same account of a part. */
export interface AccountKey {
  readonly number: string | undefined;
  readonly currency: string | undefined;
}

/** One account of a part, known when its events have been read to the end. */
export interface PartAccount {
  readonly key: AccountKey;
  readonly period: { readonly startDate: string; readonly endDate: string } | undefined;
  readonly proven: Proven;
}

/** One statement that can be read entry by entry, as often as needed. */
export interface ReadablePart {
  readonly info: Omit<StatementPart, 'name'>;
  readonly questions: readonly Question[];
  events(): Iterable<PartEvent>;
  /** After `events` was read to the end once. */
  accounts(): readonly PartAccount[];
}
