import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

import type { Account } from './account';

/** What programs of PostgreSQL need of the environment. The rest may hold secrets, and the server outlives us. */
const KEPT_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'USERPROFILE'];

/** A program of PostgreSQL about to run in a cluster's directory. */
export interface ServerProgram {
  readonly path: string;
  readonly args: readonly string[];
  readonly cluster: string;
  readonly account: Account | undefined;
  readonly stdio: StdioOptions;
}

/**
 * How a program is told of the cluster that it runs in. Its account may have no way through the folders above, such as
 * root's home; on Linux the working directory, entered before root's rights are dropped, needs none.
 */
export function clusterArgument(cluster: string, account: Account | undefined): string {
  return account !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Starts a program of PostgreSQL in the cluster's directory, with an environment that says nothing of ours. */
export function runServerProgram({ path, args, cluster, account, stdio }: ServerProgram): ChildProcess {
  return spawn(path, args, {
    cwd: cluster,
    env: { ...keptEnvironment(), LC_ALL: 'C', TZ: 'UTC' },
    stdio,
    windowsHide: true,
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  });
}

/** The variables that a program which outlives us may have. */
export function keptEnvironment(names: readonly string[] = KEPT_VARIABLES): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
