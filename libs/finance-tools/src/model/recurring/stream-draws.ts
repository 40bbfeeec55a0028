import { CADENCE_RULES } from './cadences';
import type { Random } from './random';
import type { RecurringStream } from './recurring-stream';
import { dueDay, nearestSlot } from './schedule';

/** How many of the last payments say how those to come will be. */
const LIKE = 12;
/** How likely a payment that is late still comes, and the stream goes on. */
const LATE_CHANCE = 0.4;
const ATTEMPTS = 4;

/** Draws the payments to come of one stream. */
export class StreamDraws {
  readonly #stream: RecurringStream;
  /** Days late, of the last payments. */
  readonly #offsets: readonly number[];
  readonly #sizes: readonly number[];
  readonly #missing: number;
  /** The due days from the next one on. */
  readonly #dueDays: readonly number[];

  /** `length`: so many days after the day `asOf` matter. */
  constructor(
    stream: RecurringStream,
    readonly asOf: number,
    length: number,
  ) {
    const last = stream.rows.slice(-LIKE);
    this.#stream = stream;
    this.#dueDays = dueDaysOf(stream, asOf + length + CADENCE_RULES[stream.cadence].tolerance);
    this.#offsets = last.map(({ day }) => day - dueDay(stream.schedule, nearestSlot(stream.schedule, day)));
    this.#sizes = stream.amounts.kind === 'fixed' ? [Number(stream.amounts.amount)] : last.map(({ size }) => size);
    this.#missing = stream.missed / (stream.rows.length + stream.missed);
  }

  /** Adds payments to `days`, whose first element is the day after `asOf`. */
  add(random: Random, days: Float64Array): void {
    if (this.#stream.state === 'late' && !random.chance(LATE_CHANCE)) return;
    for (const [index, due] of this.#dueDays.entries()) {
      if (random.chance(this.#missing)) continue;
      const day = index === 0 ? this.#nextDay(random, due) : due + this.#pick(random, this.#offsets);
      const after = day - this.asOf - 1;
      const size = this.#pick(random, this.#sizes);
      if (after >= 0 && after < days.length) days[after] = (days[after] as number) + size;
    }
  }

  /** The next payment has not come yet. */
  #nextDay(random: Random, due: number): number {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const day = due + this.#pick(random, this.#offsets);
      if (day > this.asOf) return day;
    }
    return this.asOf + 1 + random.below(CADENCE_RULES[this.#stream.cadence].tolerance);
  }

  #pick(random: Random, numbers: readonly number[]): number {
    return numbers[random.below(numbers.length)] as number;
  }
}

function dueDaysOf({ schedule, nextSlot }: RecurringStream, until: number): number[] {
  const days: number[] = [];
  for (let slot = nextSlot; ; slot += 1) {
    const day = dueDay(schedule, slot);
    if (day > until) return days;
    days.push(day);
  }
}
