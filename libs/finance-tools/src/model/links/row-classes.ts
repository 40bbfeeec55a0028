import { compareText } from './link';
import type { LinkableRow } from './linkable-row';

/**
 * Rows in classes whose rows may be linked with the same others, equally well: each class goes by its first row. So a thousand
 * equal lines of a day are compared once.
 */
export class RowClasses {
  /** The first row of each class, in the order of the rows. */
  readonly rows: readonly LinkableRow[];
  readonly #members: ReadonlyMap<LinkableRow, readonly LinkableRow[]>;

  constructor(rows: readonly LinkableRow[], keyOf: (row: LinkableRow) => string) {
    const classes = new Map<string, LinkableRow[]>();
    for (const row of rows) {
      const key = keyOf(row);
      const members = classes.get(key);
      if (members === undefined) classes.set(key, [row]);
      else members.push(row);
    }
    this.#members = new Map([...classes.values()].map((members) => [members[0] as LinkableRow, members]));
    this.rows = [...this.#members.keys()];
  }

  /** The rows of the class that goes by a row. */
  membersOf(first: LinkableRow): readonly LinkableRow[] {
    return this.#members.get(first) ?? [];
  }

  sizeOf(first: LinkableRow): number {
    return this.membersOf(first).length;
  }
}

/** What decides, besides texts, with which rows one may be linked. */
export function placeOf({ view, accountId, currency, units, day }: LinkableRow): string {
  return JSON.stringify([view, accountId, currency, String(units), day]);
}

/** The same with its texts. */
export function placeAndTextOf(row: LinkableRow): string {
  return JSON.stringify([placeOf(row), row.payeeKey, row.description]);
}

/** So many pairs of classes of one amount are compared at most: of more the texts are not read. */
export const MOST_COMPARED = 300_000;

/** The pairs; undefined if there are too many to be compared. */
export function comparable<Pair>(pairs: Iterable<Pair>): Pair[] | undefined {
  const found: Pair[] = [];
  for (const pair of pairs) {
    if (found.length === MOST_COMPARED) return undefined;
    found.push(pair);
  }
  return found;
}

/** The rows of a class that are in no pair yet. */
export class OpenRows {
  readonly #open: Set<LinkableRow>;
  readonly #byId: readonly LinkableRow[];
  #next = 0;

  constructor(rows: readonly LinkableRow[]) {
    this.#open = new Set(rows);
    this.#byId = [...rows].sort((one, other) => compareText(one.id, other.id));
  }

  get size(): number {
    return this.#open.size;
  }

  get open(): readonly LinkableRow[] {
    return [...this.#open];
  }

  has(row: LinkableRow): boolean {
    return this.#open.has(row);
  }

  close(row: LinkableRow): void {
    this.#open.delete(row);
  }

  /** The one whose id comes first byte by byte; undefined if none is left. */
  first(): LinkableRow | undefined {
    for (; this.#next < this.#byId.length; this.#next += 1) {
      const row = this.#byId[this.#next] as LinkableRow;
      if (this.#open.has(row)) return row;
    }
    return undefined;
  }
}
