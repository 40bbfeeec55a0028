import { compareRowIds, viewOf, type Link, type Pair } from './link';

/** Rows that are one event, joined by confirmed links. */
export interface Event {
  /** The row that counts comes first. */
  readonly rows: readonly string[];
}

const NONE: readonly string[] = [];

/** What confirmed links say of rows; `exists` leaves out links of rows that are gone. */
export class LinkStructure {
  readonly #events = new Map<string, Event>();
  /** By row: the other ends of its transfers. */
  readonly #transfers = new Map<string, string[]>();
  /** By the row of money that came back: its purchases. */
  readonly #refunds = new Map<string, string[]>();
  readonly #refunded = new Set<string>();

  constructor(links: readonly Link[], exists: (id: string) => boolean = () => true) {
    for (const link of links) {
      if (link.state === 'confirmed' && link.kind !== 'same_account' && exists(link.left) && exists(link.right))
        this.add(link);
    }
  }

  /** Adds a confirmed link. */
  add({ kind, left, right }: Pair): void {
    if (kind === 'same_event') this.#join(left, right);
    if (kind === 'transfer') {
      append(this.#transfers, left, right);
      append(this.#transfers, right, left);
    }
    if (kind === 'refund') {
      append(this.#refunds, right, left);
      this.#refunded.add(left);
    }
  }

  /** All rows of the event that a row belongs to, itself included. */
  eventOf(id: string): Event {
    return this.#events.get(id) ?? { rows: [id] };
  }

  /** Whether a row is the one of its event that counts where all views are looked at. */
  isFirst(id: string): boolean {
    const event = this.#events.get(id);
    return event === undefined || event.rows[0] === id;
  }

  /** Whether two events may be one: none of their rows are of the same view. */
  canJoin(one: string, other: string): boolean {
    const views = new Set(this.eventOf(one).rows.map(viewOf));
    return !this.eventOf(other).rows.some((id) => views.has(viewOf(id)));
  }

  /** The other ends of the transfers that a row's event is a leg of. */
  transfersOf(id: string): readonly string[] {
    return this.#ofEvent(this.#transfers, id);
  }

  /** The purchases that a row's event gave money back for. */
  purchasesOf(id: string): readonly string[] {
    return this.#ofEvent(this.#refunds, id);
  }

  /** Whether money came back for a row's event. */
  isRefunded(id: string): boolean {
    const event = this.#events.get(id);
    return event === undefined ? this.#refunded.has(id) : event.rows.some((row) => this.#refunded.has(row));
  }

  /** Most rows have no links and are asked for by the hundred thousand. */
  #ofEvent(ends: ReadonlyMap<string, readonly string[]>, id: string): readonly string[] {
    const event = this.#events.get(id);
    return event === undefined ? (ends.get(id) ?? NONE) : event.rows.flatMap((row) => ends.get(row) ?? NONE);
  }

  #join(left: string, right: string): void {
    const rows = new Set([...this.eventOf(left).rows, ...this.eventOf(right).rows]);
    const event = { rows: [...rows].sort(compareRowIds) };
    for (const id of event.rows) this.#events.set(id, event);
  }
}

function append(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
