import type { PoolClient } from 'pg';

/**
 * Whether statements are sent before the answer to the one before them has come. The driver takes no other kind of query
 * meanwhile, such as a copy; it looks at this whenever something is asked.
 */
export function sendAhead(client: PoolClient, isAhead: boolean): void {
  (client as { pipeline: boolean }).pipeline = isAhead;
}

/** Has what is asked of a connection until this turn ends go out in one write: each costs as much as a small query. */
export function sendTogether({ connection: { stream } }: PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}
