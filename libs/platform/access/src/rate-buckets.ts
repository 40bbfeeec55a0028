import type { Connection, Row } from '@bursar/database';

/** The capacity of a bucket and its refill rate. */
export interface BucketLimit {
  /** Calls that a full bucket holds. */
  readonly burst: number;
  /** Calls added each minute, above 0. */
  readonly perMinute: number;
}

/** What a call has found in its bucket. */
export interface TakenCall {
  /** Calls that are left, in fractions. */
  readonly calls: number;
  /** Whether there was one for this call. */
  readonly isAllowed: boolean;
}

/**
 * Takes a call out of a bucket that all processes on the database share, by the database's clock. Processes with different
 * limits do not share one.
 */
export async function takeCall(
  connection: Connection,
  name: string,
  { burst, perMinute }: BucketLimit,
): Promise<TakenCall> {
  const bucket = `${name} ${burst} ${perMinute}`;
  const [taken] = await connection.query<TakenCall & Row>`
    insert into bursar.rate_buckets as bucket (bucket, calls, counted_at, is_allowed)
    values (${bucket}, ${burst}::int - 1, clock_timestamp(), true)
    on conflict (bucket) do update set (calls, counted_at, is_allowed) = (
      select case when filled >= 1 then filled - 1 else filled end, moment, filled >= 1
      from (
        select moment, least(${burst}::int,
          bucket.calls + extract(epoch from moment - bucket.counted_at) * ${perMinute}::int / 60) as filled
        from (select greatest(clock_timestamp(), bucket.counted_at) as moment) as clock
      ) as refilled)
    returning calls, is_allowed as "isAllowed"`;
  return taken as TakenCall;
}
