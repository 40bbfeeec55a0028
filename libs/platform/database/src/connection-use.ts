/** The connections of one kind of pool of this process. */
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

/** The pools of all open databases of this process, added up by their kind: migrations may have a database of their own. */
export function connectionUse(): ConnectionUse[] {
  const sums = new Map<ConnectionUse['pool'], ConnectionUse>();
  for (const use of pools) {
    const one = use();
    const sum = sums.get(one.pool);
    sums.set(one.pool, sum === undefined ? one : added(sum, one));
  }
  return [...sums.values()];
}

function added(sum: ConnectionUse, { used, idle, most, pending }: ConnectionUse): ConnectionUse {
  return {
    pool: sum.pool,
    used: sum.used + used,
    idle: sum.idle + idle,
    most: sum.most + most,
    pending: sum.pending + pending,
  };
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
