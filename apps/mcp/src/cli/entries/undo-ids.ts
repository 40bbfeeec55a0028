/** How external ids of what was entered on the command line begin. */
export const ENTERED_HERE = 'bursar-cli-';

/** The thread of budget entries that were made on the command line. */
export const COMMAND_LINE_THREAD = 'bursar-cli';

export type EntryLedger = 'shared' | 'budget' | 'account';

/** What `add`, `settle` and `changes` print for `undo`. */
export function undoId(ledger: EntryLedger, id: string): string {
  return `${ledger}:${id}`;
}
