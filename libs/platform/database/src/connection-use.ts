/** The connections of one pool of this process. */
export interface ConnectionUse {
  readonly pool: 'statements' | 'copies';
  readonly used: number;
  readonly idle: number;
  /** The most that the pool opens. */
  readonly most: number;
  /** Pieces of work that wait for one. */
  readonly pending: number;
}

const pools = new Set<() => ConnectionUse>();
const observers = new Set<(pool: ConnectionUse['pool'], seconds: number) => void>();

/** The pools of all open databases of this process. */
export function connectionUse(): ConnectionUse[] {
  return [...pools].map((use) => use());
}

/** Calls an observer with the time that each piece of work has waited for its connection. */
export function observeWaits(observer: (pool: ConnectionUse['pool'], seconds: number) => void): void {
  observers.add(observer);
}

/** Counts a pool in until the result is called. */
export function countPool(use: () => ConnectionUse): () => void {
  pools.add(use);
  return () => void pools.delete(use);
}

/** Waits for a connection, under the eyes of the observers. */
export async function waited<Result>(pool: ConnectionUse['pool'], connection: Promise<Result>): Promise<Result> {
  if (observers.size === 0) return connection;
  const start = performance.now();
  try {
    return await connection;
  } finally {
    const seconds = (performance.now() - start) / 1000;
    for (const observer of observers) observer(pool, seconds);
  }
}
