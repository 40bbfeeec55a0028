import type { KnownAccounts, ReadingArguments } from './reading-arguments';

/** What every part of a file is read with. */
export interface PartInput {
  readonly settings: ReadingArguments;
  readonly known: KnownAccounts;
  readonly today: string;
}
