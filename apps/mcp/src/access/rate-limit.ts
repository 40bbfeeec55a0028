/** The capacity of a token bucket and its refill rate. */
export interface RateLimit {
  /** Calls that a full bucket holds. */
  readonly burst: number;
  /** Calls added each minute; 0 for no limit. */
  readonly perMinute: number;
}

/** The state of the caller's bucket, as responses report it. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  /** Whole seconds until the next call is allowed; 0 when this one is. */
  readonly retryAfterSeconds: number;
}

/** @param calls that are left after this one, if it was allowed. */
export function allowanceOf({ burst, perMinute }: RateLimit, calls: number, isAllowed: boolean): Allowance {
  const waitSeconds = ((1 - calls) * 60) / perMinute;
  return {
    limit: burst,
    remaining: Math.floor(calls),
    retryAfterSeconds: isAllowed ? 0 : Math.max(1, Math.ceil(waitSeconds)),
  };
}

interface Bucket {
  calls: number;
  /** When `calls` was computed, in milliseconds. */
  at: number;
}

/** A bucket that has not been used for this long is full, and is dropped. */
const FORGET_MILLISECONDS = 15 * 60_000;
const SWEEP_MILLISECONDS = 60_000;
const MINUTE_MILLISECONDS = 60_000;

/** Token buckets of this process, by name. */
export class RateLimiter {
  readonly #buckets = new Map<string, Bucket>();
  #sweptAt = 0;

  /** @param now milliseconds of a monotonic clock. */
  constructor(private readonly now: () => number) {}

  /** Takes one call out of a bucket, or computes when there will be one. Undefined without a limit. */
  take(name: string, { burst, perMinute }: RateLimit): Allowance | undefined {
    if (perMinute === 0) return undefined;
    const now = this.now();
    this.#sweep(now);
    const bucket = this.#buckets.get(name) ?? { calls: burst, at: now };
    const filled = Math.min(burst, bucket.calls + ((now - bucket.at) * perMinute) / MINUTE_MILLISECONDS);
    const isAllowed = filled >= 1;
    const calls = isAllowed ? filled - 1 : filled;
    this.#buckets.set(name, { calls, at: now });
    return allowanceOf({ burst, perMinute }, calls, isAllowed);
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
