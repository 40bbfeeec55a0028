/** Finds the first of some ranks that is small enough, while they are taken away: a tree of their minima. */
export class FirstFit {
  readonly #least: Float64Array;
  readonly #leaves: number;
  #open: number;

  constructor(ranks: readonly number[]) {
    this.#open = ranks.length;
    this.#leaves = 2 ** Math.ceil(Math.log2(Math.max(1, ranks.length)));
    this.#least = new Float64Array(2 * this.#leaves).fill(Infinity);
    this.#least.set(ranks, this.#leaves);
    for (let node = this.#leaves - 1; node > 0; node -= 1) this.#update(node);
  }

  get isEmpty(): boolean {
    return this.#open === 0;
  }

  remove(place: number): void {
    this.#open -= 1;
    let node = this.#leaves + place;
    this.#least[node] = Infinity;
    for (node >>= 1; node > 0; node >>= 1) this.#update(node);
  }

  /** The place, from `from` on, of the first one that is `most` at most; undefined if there is none. */
  find(most: number, from = 0): number | undefined {
    if (from >= this.#leaves) return undefined;
    let node = this.#leaves + from;
    // Up to the next part that has one, then down to the first of it.
    while ((this.#least[node] as number) > most) {
      while ((node & 1) === 1) node >>= 1;
      if (node === 0) return undefined;
      node += 1;
    }
    while (node < this.#leaves) {
      node *= 2;
      if ((this.#least[node] as number) > most) node += 1;
    }
    return node - this.#leaves;
  }

  #update(node: number): void {
    this.#least[node] = Math.min(this.#least[2 * node] as number, this.#least[2 * node + 1] as number);
  }
}
