import { killAnyway, killServers, processesOf } from '@bursar/database/testing';
import fc from 'fast-check';

import type { DataDirectory, StdioServer } from '../index';
import { SEED } from './effort';

/** What gets SIGKILL, all at one moment: no process sees another end. */
const KILLS = {
  node: ({ process: { child } }: StdioServer) => void child.kill('SIGKILL'),
  postgres: (_: StdioServer, { path }: DataDirectory) => {
    for (const { pid, command } of processesOf(path)) if (!command.includes('database-keeper')) killAnyway(pid);
  },
  'postgres and its keeper': (_: StdioServer, { path }: DataDirectory) => killServers(path),
  everything: ({ process: { child } }: StdioServer, { path }: DataDirectory) => {
    child.kill('SIGSTOP');
    killServers(path);
    child.kill('SIGKILL');
  },
};

export type KillTarget = keyof typeof KILLS;

export function kill(target: KillTarget, server: StdioServer, data: DataDirectory): void {
  KILLS[target](server, data);
}

/** Whether the server itself has to be started again. */
export function includesNode(target: KillTarget): boolean {
  return target === 'node' || target === 'everything';
}

/** One kill: when, as a share of the time that the undisturbed work takes, and of what. */
export interface KillPoint {
  readonly share: number;
  readonly target: KillTarget;
}

/** `count` kills, spread over the whole time, of each target in turn, otherwise at random. */
export function killPoints(count: number): KillPoint[] {
  const targets = Object.keys(KILLS) as KillTarget[];
  const [order = targets] = fc.sample(fc.shuffledSubarray(targets, { minLength: targets.length }), {
    seed: SEED,
    numRuns: 1,
  });
  const shares = fc.sample(fc.noBias(fc.nat(999)), { seed: SEED, numRuns: count });
  return shares.map((share, index) => ({
    share: (index + share / 1_000) / count,
    target: order[index % order.length] as KillTarget,
  }));
}
