/** What a link says of two rows, or of two accounts. */
export const LINK_KINDS = ['same_event', 'transfer', 'refund', 'same_account'] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** What a person said of a pair. */
export type LinkState = 'confirmed' | 'rejected';

/** A pair of published ids. */
export interface Pair {
  readonly kind: LinkKind;
  /** Of the view that comes first; the debit of a transfer, the purchase of a refund. */
  readonly left: string;
  readonly right: string;
}

export interface Link extends Pair {
  readonly number: number;
  readonly state: LinkState;
}

const VIEW_ORDER = ['imported', 'planifi', 'shared-split', 'cristi'];

/** The view that a published id of a transaction belongs to. */
export function viewOf(id: string): string {
  const end = id.indexOf(':');
  return end < 0 ? 'imported' : id.slice(0, end);
}

/** The order in which rows of one event count. */
export function compareViews(one: string, other: string): number {
  return rank(one) - rank(other) || compareText(one, other);
}

function rank(view: string): number {
  const place = VIEW_ORDER.indexOf(view);
  return place < 0 ? VIEW_ORDER.length : place;
}

/** The row that counts comes first: by view, then by id. */
export function compareRowIds(one: string, other: string): number {
  return compareViews(viewOf(one), viewOf(other)) || compareIds(one, other);
}

/** Numbers by size, other texts byte by byte. */
function compareIds(one: string, other: string): number {
  const areNumbers = /^\d+$/.test(one) && /^\d+$/.test(other);
  return (areNumbers ? one.length - other.length : 0) || compareText(one, other);
}

/** Code units; ids are ASCII, so bytes too. */
export function compareText(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

export function pairKey({ kind, left, right }: Pair): string {
  return `${kind} ${left} ${right}`;
}
