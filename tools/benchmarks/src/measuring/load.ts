import { percentile } from './statistics';

/** The throughput and latency of a load. */
export interface LoadFigures {
  readonly calls: number;
  readonly seconds: number;
  /** The 99th percentile of the time of a call. */
  readonly p99Milliseconds: number;
}

/**
 * Lets `clients` call, each sequentially, until the time is over, and waits for calls in flight. Throws what a call
 * throws: a load with errors has no figures.
 */
export async function load(clients: number, seconds: number, call: () => Promise<unknown>): Promise<LoadFigures> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await call();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - start) / 1_000;
  return { calls: times.length, seconds: elapsed, p99Milliseconds: percentile(times, 99) };
}

/** Several rounds of one load as one. The slowest round's p99 stands for all. */
export function together(rounds: readonly LoadFigures[]): LoadFigures {
  return {
    calls: rounds.reduce((sum, { calls }) => sum + calls, 0),
    seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    p99Milliseconds: Math.max(...rounds.map(({ p99Milliseconds }) => p99Milliseconds)),
  };
}
