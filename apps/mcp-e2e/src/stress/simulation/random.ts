/** What a run draws from its seed: the same seed, the same draws. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** A whole number below `limit` (mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  /** A whole number from `low` to `high`. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('nothing to pick from');
    return from[this.below(from.length)] as T;
  }

  /** One of them, or nothing where there are none. */
  any<T>(from: readonly T[]): T | undefined {
    return from.length === 0 ? undefined : this.pick(from);
  }

  /** Each as often as its weight says. */
  weighted<T>(choices: readonly (readonly [weight: number, choice: T])[]): T {
    let drawn = this.below(choices.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, choice] of choices) {
      drawn -= weight;
      if (drawn < 0) return choice;
    }
    throw new Error('nothing has a weight');
  }

  times<T>(count: number, make: (index: number) => T): T[] {
    return Array.from({ length: count }, (_, index) => make(index));
  }
}
