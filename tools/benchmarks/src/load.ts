import { percentile } from './statistics';

/** What clients did while they were let. */
export interface LoadFigures {
  readonly writes: number;
  readonly seconds: number;
  /** Of one write, the time that 99 of 100 stayed within. */
  readonly p99Milliseconds: number;
}

/**
 * Lets so many clients write, each one thing after the other, until the time is over; what is on its way then is waited
 * for. Throws what a write throws: a load with errors has no figures.
 */
export async function load(clients: number, seconds: number, write: () => Promise<void>): Promise<LoadFigures> {
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1_000;
  const client = async () => {
    while (performance.now() < end) {
      const before = performance.now();
      await write();
      times.push(performance.now() - before);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsed = (performance.now() - start) / 1_000;
  return { writes: times.length, seconds: elapsed, p99Milliseconds: percentile(times, 99) };
}

/** Several rounds of one load as one. The slowest round's p99 stands for all. */
export function together(rounds: readonly LoadFigures[]): LoadFigures {
  return {
    writes: rounds.reduce((sum, { writes }) => sum + writes, 0),
    seconds: rounds.reduce((sum, { seconds }) => sum + seconds, 0),
    p99Milliseconds: Math.max(...rounds.map(({ p99Milliseconds }) => p99Milliseconds)),
  };
}
