import { AsyncLocalStorage } from 'node:async_hooks';

/** A call that a client waits for. */
interface CallScope {
  /** `performance.now()` when it arrived. */
  readonly arrivedAt: number;
  /** Whose data it is about, once that is known. */
  readonly household: string | undefined;
  /** The same object wherever the call goes, for those who keep something about it. */
  readonly identity: object;
}

const scopes = new AsyncLocalStorage<CallScope>();
let isFollowed = false;

/** Calls are followed from here on, in this process: it makes every promise dearer, and only an external server needs it. */
export function followCalls(): void {
  isFollowed = true;
}

/**
 * Runs what answers a call of a client. On an external server the database then answers in time, whatever happens to the
 * server: its connections are guarded for that. A call within a call is the same call; it may name the household that it is about.
 */
export function inCall<Result>(household: string | undefined, work: () => Result): Result {
  if (!isFollowed) return work();
  const outer = scopes.getStore();
  const arrivedAt = outer?.arrivedAt ?? performance.now();
  return scopes.run({ arrivedAt, household: household ?? outer?.household, identity: outer?.identity ?? {} }, work);
}

/** The call that the present code runs for; undefined for a command or a server's own work, and while no calls are followed. */
export function presentCall(): CallScope | undefined {
  return scopes.getStore();
}
