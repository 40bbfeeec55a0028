import fc from 'fast-check';

import { RateLimiter } from './rate-limit';

const LIMIT = { burst: 20, perMinute: 120 };

describe('a bucket', () => {
  it('lets in what it holds, then tells how long to wait', () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    const first = Array.from({ length: 20 }, () => limiter.take('a', LIMIT));
    expect(first.map((allowance) => allowance?.remaining)).toEqual([...Array(20).keys()].reverse());
    expect(limiter.take('a', LIMIT)).toEqual({ limit: 20, remaining: 0, retryAfterSeconds: 1 });
    expect(limiter.take('b', LIMIT)).toMatchObject({ remaining: 19 });
    now += 500;
    expect(limiter.take('a', LIMIT)).toEqual({ limit: 20, remaining: 0, retryAfterSeconds: 0 });
    now += 60_000;
    expect(limiter.take('a', LIMIT)).toMatchObject({ remaining: 19 });
  });

  it('says the seconds until the next call', () => {
    const limiter = new RateLimiter(() => 0);
    limiter.take('a', { burst: 1, perMinute: 2 });
    expect(limiter.take('a', { burst: 1, perMinute: 2 })).toMatchObject({ retryAfterSeconds: 30 });
  });

  it('is without end where the limit is turned off', () => {
    expect(new RateLimiter(() => 0).take('a', { burst: 20, perMinute: 0 })).toBeUndefined();
  });

  it('is forgotten after a quarter of an hour', () => {
    let now = 0;
    const limiter = new RateLimiter(() => now);
    limiter.take('a', LIMIT);
    now += 14 * 60_000;
    limiter.take('b', LIMIT);
    expect(limiter.size).toBe(2);
    now += 60_000;
    limiter.take('b', LIMIT);
    expect(limiter.size).toBe(1);
  });

  it('never lets in more than it held and what came back', () => {
    const rates = fc.record({ burst: fc.integer({ min: 1, max: 50 }), perMinute: fc.integer({ min: 1, max: 600 }) });
    fc.assert(
      fc.property(rates, fc.array(fc.integer({ min: 0, max: 5_000 }), { maxLength: 200 }), (limit, pauses) => {
        let now = 0;
        const limiter = new RateLimiter(() => now);
        let allowed = 0;
        for (const pause of pauses) {
          now += pause;
          if (limiter.take('a', limit)?.retryAfterSeconds === 0) allowed += 1;
        }
        expect(allowed).toBeLessThanOrEqual(limit.burst + (now * limit.perMinute) / 60_000);
      }),
    );
  });
});
