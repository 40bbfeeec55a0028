import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

import { BURSAR } from '../servers/paths';

/** Runs a program to its end; returns how long it took, in milliseconds. Throws what it wrote when it fails. */
export async function timeOf(program: string, args: readonly string[]): Promise<number> {
  const begun = performance.now();
  await start(program, args).ended;
  return performance.now() - begun;
}

/** A command of bursar, from its start to its end. */
export const timeOfBursar = (...args: readonly string[]): Promise<number> =>
  timeOf(process.execPath, [BURSAR, ...args]);

/** The largest resident set of the node process of a command, in megabytes. */
export async function memoryOfBursar(...args: readonly string[]): Promise<number> {
  const { pid, ended } = start(process.execPath, [BURSAR, ...args]);
  let most = 0;
  const looking = setInterval(() => (most = Math.max(most, highWaterMegabytes(pid) ?? 0)), 50);
  await ended.finally(() => clearInterval(looking));
  return most;
}

/** The most that a process ever had, in megabytes; undefined when it has gone. */
function highWaterMegabytes(pid: number): number | undefined {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1_024;
  } catch {
    return undefined;
  }
}

function start(program: string, args: readonly string[]): { readonly pid: number; readonly ended: Promise<void> } {
  const child = spawn(program, [...args], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
  const ended = once(child, 'close').then(([status]) => {
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${complaint.slice(0, 500)}`);
  });
  return { pid: child.pid ?? 0, ended };
}
