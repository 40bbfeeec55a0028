/** Rows that other rows of the same key take, each once, in their order: a tax beside its dividend, a trade beside its reversal. */
export class RowsByKey<Row> {
  readonly #rows = new Map<string, Row[]>();

  constructor(rows: Iterable<Row>, keyOf: (row: Row) => string) {
    for (const row of rows) {
      const key = keyOf(row);
      const list = this.#rows.get(key);
      if (list === undefined) this.#rows.set(key, [row]);
      else list.push(row);
    }
    for (const list of this.#rows.values()) list.reverse();
  }

  take(key: string): Row | undefined {
    return this.#rows.get(key)?.pop();
  }

  /** The first of a key that fits. */
  takeWhere(key: string, fits: (row: Row) => boolean): Row | undefined {
    const rows = this.#rows.get(key) ?? [];
    const place = rows.findLastIndex(fits);
    return place < 0 ? undefined : rows.splice(place, 1)[0];
  }

  takeAll(key: string): readonly Row[] {
    const rows = this.#rows.get(key)?.reverse() ?? [];
    this.#rows.delete(key);
    return rows;
  }

  /** Those that nobody took. */
  rest(): readonly Row[] {
    return [...this.#rows.values()].flatMap((list) => list.toReversed());
  }
}
