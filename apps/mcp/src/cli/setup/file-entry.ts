/** What a host is given to start the server with: an object of strings and lists of strings. */
export type Entry = Readonly<Record<string, string | readonly string[]>>;

/** An entry that is in a file, as its parsed value. */
export type StoredEntry = unknown;

/**
 * How the entry `bursar` of a configuration file is read and changed. Both changes leave every other byte as it is: texts
 * come back with the entry added, replaced or taken out, and nothing is formatted again.
 */
export interface EntryEditor {
  /** Undefined where the file has no such entry. Throws `UnreadableFile`. */
  readonly read: (text: string, path: EntryPath) => StoredEntry | undefined;
  /** Throws `UnreadableFile`. */
  readonly set: (text: string, path: EntryPath, entry: Entry) => string;
  /** Throws `UnreadableFile`. */
  readonly remove: (text: string, path: EntryPath) => string;
}

/** The key of the list of servers, and the name of the server in it. */
export type EntryPath = readonly [container: string, name: string];

/** A file that cannot be parsed, or has something else where the list of servers belongs; the message says what. */
export class UnreadableFile extends Error {}

/** The line break that a text uses. */
export function lineBreakOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

/** A text with a part replaced. */
export function spliced(text: string, start: number, end: number, replacement: string): string {
  return text.slice(0, start) + replacement + text.slice(end);
}
