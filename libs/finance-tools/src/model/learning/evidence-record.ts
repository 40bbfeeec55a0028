/** Evidence of this many items or more counts as one strength. */
const STRONGEST = 24;
/** What is assumed before there is a record weighs as much as this many trials. */
const ASSUMED_TRIALS = 3;

/**
 * How often one kind of evidence was right about the household's own lines, by its strength.
 *
 * A group is what evidence is taken from: the transactions of a payee, or the payees that share a word, counted by category.
 * For unanimous evidence of k items, the record is the expectation over all orders in which the items of a group could
 * have become known: how often the first k agree, and how often the next one then agrees with them. So it is what a
 * record kept line by line would show on average, it needs nothing but counts, and no order changes it.
 */
export class EvidenceRecord {
  readonly #trials = new Array<number>(STRONGEST + 1).fill(0);
  readonly #hits = new Array<number>(STRONGEST + 1).fill(0);
  #dividedExpected = 0;
  #dividedHits = 0;
  #unanimous: readonly number[] | undefined;
  readonly #assumed: (strength: number) => number;

  /** `assumedErrors`: how often one item alone is taken to be wrong before there is a record; more items err less. */
  constructor(assumedErrors: number) {
    this.#assumed = (strength) => 1 - (2 * assumedErrors) / (strength + 1);
  }

  /** Adds a group, given its items by category. */
  add(counts: readonly number[]): void {
    const total = counts.reduce((sum, count) => sum + count, 0);
    const longest = Math.min(total - 1, STRONGEST);
    for (const count of counts) {
      let agreeing = 1;
      for (let strength = 1; strength <= longest && agreeing > 0; strength += 1) {
        agreeing *= (count - strength + 1) / (total - strength + 1);
        this.addUnanimous(strength, agreeing, (agreeing * (count - strength)) / (total - strength));
      }
    }
  }

  /** Adds expected trials and hits of unanimous evidence. */
  addUnanimous(strength: number, trials: number, hits: number): void {
    const place = Math.min(strength, STRONGEST);
    this.#trials[place] = (this.#trials[place] ?? 0) + trials;
    this.#hits[place] = (this.#hits[place] ?? 0) + hits;
    this.#unanimous = undefined;
  }

  /** Adds trials of evidence that was divided: `agreeing` of `total` for what was predicted. */
  addDivided(agreeing: number, total: number, trials: number, hits: number): void {
    this.#dividedExpected += trials * shareToExpect(agreeing, total);
    this.#dividedHits += hits;
  }

  /** The chance that evidence of `agreeing` among `total` items is right; at most its share. */
  confidence(agreeing: number, total: number): number {
    if (agreeing === total) return this.#curve()[Math.min(total, STRONGEST)] ?? 0;
    const correction = (this.#dividedHits + 2 * ASSUMED_TRIALS) / (this.#dividedExpected + 2 * ASSUMED_TRIALS);
    return Math.min(agreeing / total, shareToExpect(agreeing, total) * correction);
  }

  /** By strength, never falling: what the record shows, evened out over neighbouring strengths. */
  #curve(): readonly number[] {
    if (this.#unanimous !== undefined) return this.#unanimous;
    const points = this.#trials.slice(1).map((trials, index) => {
      const weight = trials + ASSUMED_TRIALS;
      return { weight, value: ((this.#hits[index + 1] ?? 0) + ASSUMED_TRIALS * this.#assumed(index + 1)) / weight };
    });
    this.#unanimous = [0, ...neverFalling(points)];
    return this.#unanimous;
  }
}

/** One more item that disagrees is expected. */
function shareToExpect(agreeing: number, total: number): number {
  return agreeing / (total + 1);
}

/** The closest values that never fall (pool adjacent violators). */
export function neverFalling(points: readonly { readonly weight: number; readonly value: number }[]): number[] {
  const pools: { weight: number; value: number; size: number }[] = [];
  for (const point of points) {
    let pool = { ...point, size: 1 };
    for (let last = pools.at(-1); last !== undefined && last.value >= pool.value; last = pools.at(-1)) {
      pools.pop();
      const weight = last.weight + pool.weight;
      const value = (last.value * last.weight + pool.value * pool.weight) / weight;
      pool = { weight, value, size: last.size + pool.size };
    }
    pools.push(pool);
  }
  return pools.flatMap(({ value, size }) => new Array<number>(size).fill(value));
}
