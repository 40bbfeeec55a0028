/** A day and a rank by which things are compared. */
export interface RankedDay {
  readonly day: number;
  /** From 0, without great gaps. */
  readonly rank: number;
}

/**
 * Counts things by days and ranks while they are taken away one by one. Each count and each removal takes about the square of
 * the logarithm of their number: sums of ranges of ranks (a Fenwick tree), each of which has sums of ranges of days.
 */
export class OpenCounts {
  /** By range of ranks: its days in order, and their sums. */
  readonly #days: Int32Array[];
  readonly #sums: Int32Array[];

  constructor(things: readonly RankedDay[]) {
    const size = things.reduce((most, { rank }) => Math.max(most, rank + 1), 0) + 1;
    const days = Array.from({ length: size }, (): number[] => []);
    for (const { day, rank } of things) {
      for (let range = rank + 1; range < size; range += range & -range) days[range]?.push(day);
    }
    this.#days = days.map((some) => Int32Array.from(new Set(some)).sort());
    this.#sums = this.#days.map(({ length }) => new Int32Array(length + 1));
    for (const thing of things) this.#add(thing, 1);
  }

  /** To be called once for a thing at most. */
  remove(thing: RankedDay): void {
    this.#add(thing, -1);
  }

  /** How many there are from one day to another, both included, of this rank at most. */
  count(from: number, to: number, most: number): number {
    let count = 0;
    for (let range = Math.min(most + 1, this.#days.length - 1); range > 0; range -= range & -range) {
      count += this.#upTo(range, to) - this.#upTo(range, from - 1);
    }
    return count;
  }

  #add({ day, rank }: RankedDay, one: 1 | -1): void {
    for (let range = rank + 1; range < this.#days.length; range += range & -range) {
      const sums = this.#sums[range] as Int32Array;
      const place = placesUpTo(this.#days[range] as Int32Array, day);
      for (let part = place; part < sums.length; part += part & -part) sums[part] = (sums[part] as number) + one;
    }
  }

  #upTo(range: number, day: number): number {
    const sums = this.#sums[range] as Int32Array;
    let sum = 0;
    for (let part = placesUpTo(this.#days[range] as Int32Array, day); part > 0; part -= part & -part) {
      sum += sums[part] as number;
    }
    return sum;
  }
}

/** How many of the sorted days are not after a day. */
function placesUpTo(days: Int32Array, day: number): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((days[middle] as number) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
}
