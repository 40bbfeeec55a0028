import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Servers and keepers whose working directory or arguments are in a folder. Linux only. */
export function processesOf(folder: string): { pid: number; command: string }[] {
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((name) => {
      try {
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        const isServer = /database-keeper|postgres|initdb/.test(command);
        const isThere = readlinkSync(`/proc/${name}/cwd`).startsWith(real) || command.includes(real);
        return isServer && isThere ? [{ pid: Number(name), command }] : [];
      } catch {
        return [];
      }
    });
}

/** kill -9 for all of them, keepers first, since they would start another server. */
export function killServers(folder: string): void {
  const isKeeper = ({ command }: { command: string }) => command.includes('database-keeper');
  const processes = processesOf(folder);
  for (const { pid } of [...processes.filter(isKeeper), ...processes]) killAnyway(pid);
}

export function killAnyway(pid: number): void {
  signalIfRunning(pid, 'SIGKILL');
}

/** A process that was found a moment ago may have ended since. */
export function signalIfRunning(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has ended.
  }
}

/** None if the process has ended. Linux only. */
export function childrenOf(pid: number): number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

/** The keeper of a data directory. */
export function keeperOf(folder: string): number | undefined {
  return processesOf(folder).find(({ command }) => command.includes('database-keeper'))?.pid;
}

/** The server of a data directory: its first process. */
export function postmasterOf(folder: string): number | undefined {
  return processesOf(folder).find(({ command }) => /postgres(\.exe)? -D/.test(command))?.pid;
}

/** Waits for a condition, for as long as jest lets a test run. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await pause(10);
}
