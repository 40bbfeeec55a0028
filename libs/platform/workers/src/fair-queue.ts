export interface QueueLimits {
  readonly total: number;
  readonly ofOneOwner: number;
}

/**
 * A bounded queue with a line for each owner. Owners take turns, and an owner's next item waits until the one before it
 * is finished, so that many items of one owner are never in front of everybody.
 */
export class FairQueue<Item> {
  /** In the order of turns. */
  readonly #lines = new Map<string, Item[]>();
  readonly #running = new Set<string>();
  #size = 0;

  constructor(private readonly limits: QueueLimits) {}

  get size(): number {
    return this.#size;
  }

  /** False if there are too many already. */
  push(owner: string, item: Item): boolean {
    const line = this.#lines.get(owner) ?? [];
    if (this.#size >= this.limits.total || line.length >= this.limits.ofOneOwner) return false;
    line.push(item);
    this.#lines.set(owner, line);
    this.#size += 1;
    return true;
  }

  /** Whether `take` would return an item. */
  get hasNext(): boolean {
    for (const owner of this.#lines.keys()) if (!this.#running.has(owner)) return true;
    return false;
  }

  /** The next item, whose owner then waits until `finish`; undefined if all who wait have an item running. */
  take(): Item | undefined {
    for (const [owner, line] of this.#lines) {
      if (this.#running.has(owner)) continue;
      const item = line.shift() as Item;
      if (line.length === 0) this.#lines.delete(owner);
      this.#size -= 1;
      this.#running.add(owner);
      return item;
    }
    return undefined;
  }

  /** The owner's item is over; whoever else waits comes before the owner's next one. */
  finish(owner: string): void {
    this.#running.delete(owner);
    const line = this.#lines.get(owner);
    if (line === undefined) return;
    this.#lines.delete(owner);
    this.#lines.set(owner, line);
  }

  /** Takes an item out that has not been taken. */
  remove(owner: string, item: Item): void {
    const line = this.#lines.get(owner) ?? [];
    const index = line.indexOf(item);
    if (index < 0) return;
    line.splice(index, 1);
    this.#size -= 1;
    if (line.length === 0) this.#lines.delete(owner);
  }
}
