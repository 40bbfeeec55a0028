import { execFileSync } from 'node:child_process';

/** What a process has in memory now, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) / 1_024;
}

/** The most that a process has in memory while some work is done, looked at ten times a second. */
export async function mostResidentMegabytes(pid: number, work: () => Promise<unknown>): Promise<number> {
  let most = residentMegabytes(pid);
  const looking = setInterval(() => (most = Math.max(most, residentMegabytes(pid))), 100);
  try {
    await work();
  } finally {
    clearInterval(looking);
  }
  return Math.max(most, residentMegabytes(pid));
}
