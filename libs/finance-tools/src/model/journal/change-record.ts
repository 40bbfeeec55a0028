import { canonicalJson } from './canonical-json';

export const CHANGE_KINDS = ['start', 'import', 'update', 'rules', 'links', 'balances', 'undo'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANNELS = ['mcp', 'rest', 'page', 'cli', 'telegram'] as const;
/** How a change came to the ledger. */
export type Channel = (typeof CHANNELS)[number];

/** The `previous_hash` of the first change. */
export const FIRST_PREVIOUS_HASH = '0'.repeat(64);

/** A record of the journal without its rows and its hash. */
export interface ChangeHead {
  readonly change_id: string;
  readonly kind: ChangeKind;
  /** In UTC: `YYYY-MM-DDTHH:MM:SS.mmmZ`. */
  readonly at: string;
  readonly via: Channel;
  /** The tool or the command. */
  readonly tool: string;
  readonly summary: string;
  readonly import_id: string | null;
  /** What it undoes, newest first. */
  readonly undoes: readonly string[] | null;
  readonly previous_hash: string;
}

/** The image of a row: its columns by name. What is null is left out; amounts and whatever is no integer are text. */
export type RowImage = Readonly<Record<string, unknown>>;

/**
 * The canonical JSON of a row that a change touched, from that of its images: `before` is null for a row that was added,
 * `after` for one that was removed. Of an altered transaction they have the columns that differ.
 */
export function changedRowJson(table: string, key: string, before: string | null, after: string | null): string {
  return `{"after":${after ?? 'null'},"before":${before ?? 'null'},"key":${JSON.stringify(key)},"table":"${table}"}`;
}

/** The canonical JSON of a record in two parts, between which its rows belong, separated by commas; with a hash if given. */
export function recordFrame(head: ChangeHead, hash?: string): readonly [opening: string, closing: string] {
  const { summary, tool, undoes, via, ...first } = head;
  const opening = canonicalJson({ ...first, hash }).slice(0, -1);
  const closing = canonicalJson({ summary, tool, undoes, via }).slice(1);
  return [`${opening},"rows":[`, `],${closing}`];
}

/** The line of a record whose rows were forgotten: its hash covered them. */
export function forgottenRecord(head: ChangeHead, hash: string): string {
  return canonicalJson({ ...head, hash, rows: null });
}
