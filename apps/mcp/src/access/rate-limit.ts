/** How much a bucket holds, and how fast it fills again. */
export interface RateLimit {
  /** Calls that a full bucket holds. */
  readonly burst: number;
  /** Calls that come back each minute; 0 stands for no limit at all. */
  readonly perMinute: number;
}

/** What an answer tells of the caller's bucket. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the next call is let in; 0 when this one is. */
  readonly retryAfterSeconds: number;
}

interface Bucket {
  calls: number;
  /** When `calls` was right, in milliseconds. */
  at: number;
}

/** Untouched for so long, a bucket is forgotten: by then it is full. */
const FORGET_MILLISECONDS = 15 * 60_000;
const SWEEP_MILLISECONDS = 60_000;
const MINUTE_MILLISECONDS = 60_000;

/** Token buckets in this process, one for each name. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  #sweptAt = 0;

  /** @param now milliseconds of a clock that never goes back. */
  constructor(private readonly now: () => number) {}

  /** Takes one call out of a bucket, or tells when there will be one. Undefined where nothing is limited. */
  take(name: string, { burst, perMinute }: RateLimit): Allowance | undefined {
    if (perMinute === 0) return undefined;
    const now = this.now();
    this.#sweep(now);
    const bucket = this.#buckets.get(name) ?? { calls: burst, at: now };
    const filled = Math.min(burst, bucket.calls + ((now - bucket.at) * perMinute) / MINUTE_MILLISECONDS);
    const isAllowed = filled >= 1;
    const calls = isAllowed ? filled - 1 : filled;
    this.#buckets.set(name, { calls, at: now });
    const waitSeconds = ((1 - filled) * 60) / perMinute;
    return {
      limit: burst,
      remaining: Math.floor(calls),
      retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil(waitSeconds)),
    };
  }

  get size(): number {
    return this.#buckets.size;
  }

  #sweep(now: number): void {
    if (now - this.#sweptAt < SWEEP_MILLISECONDS) return;
    this.#sweptAt = now;
    for (const [name, { at }] of this.#buckets) if (now - at >= FORGET_MILLISECONDS) this.#buckets.delete(name);
  }
}
