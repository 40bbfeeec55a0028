import { execFileSync } from 'node:child_process';

/** The resident set of a process, in megabytes. */
export function residentMegabytes(pid: number): number {
  const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Number(kibibytes) / 1_024;
}

/** The largest resident set of a process during some work, sampled ten times a second. */
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
