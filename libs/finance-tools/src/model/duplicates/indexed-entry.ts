import type { EntryFacts } from './entry-facts';

/** An entry and its place in the statement. */
export type IndexedEntry = readonly [index: number, entry: EntryFacts];
