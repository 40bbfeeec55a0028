import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';

import type { Account } from './account';

/** The environment variables that PostgreSQL needs. Others may be secret, and the server may outlive this process. */
const KEPT_VARIABLES = ['PATH', 'LD_LIBRARY_PATH', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'SystemDrive', 'USERPROFILE'];

/** How to run a PostgreSQL program in a cluster's directory. */
export interface ServerProgram {
  readonly path: string;
  readonly args: readonly string[];
  readonly cluster: string;
  readonly account: Account | undefined;
  readonly stdio: StdioOptions;
}

/**
 * The path of the cluster for a program that runs in it. Its account may not have access to a parent folder, such as
 * root's home; on Linux the working directory, which is entered before root's privileges are dropped, needs none.
 */
export function clusterArgument(cluster: string, account: Account | undefined): string {
  return account !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/** Starts a PostgreSQL program in the cluster's directory, with a minimal environment. */
export function runServerProgram({ path, args, cluster, account, stdio }: ServerProgram): ChildProcess {
  return spawn(path, args, {
    cwd: cluster,
    env: { ...keptEnvironment(), LC_ALL: 'C', TZ: 'UTC' },
    stdio,
    windowsHide: true,
    ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
  });
}

/** The environment variables for a program that may outlive this process. */
export function keptEnvironment(names: readonly string[] = KEPT_VARIABLES): NodeJS.ProcessEnv {
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
