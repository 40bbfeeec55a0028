import { spawn, type ChildProcess } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { DatabaseUnavailable } from '../database-unavailable';
import type { ServerAddress } from './keeper-protocol';
import { connectToKeeper } from './keeper-sockets';
import { layoutOf, type Layout } from './layout';
import { Lease } from './lease';
import { failureOf, type KeeperOrder } from './run-keeper';
import { keptEnvironment } from './run-server-program';
import { fileFailureReason } from './start-failure';

const POLL_MILLISECONDS = 15;

/** Hosts that are Electron programs set this so that their executable behaves as Node. */
const NODE_VARIABLES = ['ELECTRON_RUN_AS_NODE'];

/** A lease and the address of the server that it keeps running. */
export interface Claim {
  readonly lease: Lease;
  readonly address: ServerAddress;
}

/**
 * Joins the server of a data directory, and has it started if there is none. Any number of processes may do so at
 * once. Throws DatabaseUnavailable with the reason, or `closed` when the signal is aborted.
 */
export async function acquireLease(
  order: KeeperOrder,
  keeperProgram: string,
  limits: { readonly deadline: number; readonly signal: AbortSignal },
): Promise<Claim> {
  const layout = layoutOf(order.dataDir);
  let candidate: ChildProcess | undefined;
  for (;;) {
    if (limits.signal.aborted) throw new DatabaseUnavailable('closed');
    if (Date.now() > limits.deadline) throw new DatabaseUnavailable('did-not-start');
    makeFolders(layout);
    const socket = await connectToKeeper(layout);
    if (socket !== undefined) {
      const lease = new Lease(socket);
      const address = await lease.address(limits.deadline).catch((error: unknown) => {
        lease.release();
        throw error;
      });
      if (address !== undefined) return { lease, address };
    } else if (candidate === undefined) {
      candidate = startKeeper(order, keeperProgram);
    } else if (candidate.exitCode !== null || candidate.signalCode !== null) {
      const failure = failureOf(candidate.exitCode);
      if (failure !== undefined && candidate.signalCode === null) throw new DatabaseUnavailable(failure);
      candidate = undefined;
    }
    await pause(POLL_MILLISECONDS);
  }
}

/** The data directory and the folder of the keepers' sockets, both of which must be writable. */
function makeFolders({ dataDir, keepers }: Layout): void {
  try {
    makeFolder(keepers);
    accessSync(keepers, constants.W_OK);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new DatabaseUnavailable(fileFailureReason(error) === 'disk-full' ? 'disk-full' : 'not-writable');
  }
}

/** Includes parent folders. Node's `recursive` reports other errors on a read-only disk and loops forever in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it first.
    if (!existsSync(path)) throw error;
  }
}

/** A process in its own session, so that signals to this one do not reach it: it may have to outlive this process. */
function startKeeper(order: KeeperOrder, program: string): ChildProcess {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    cwd: '/',
    env: { ...keptEnvironment(), ...keptEnvironment(NODE_VARIABLES) },
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  // The exit code is checked in `acquireLease`.
  child.on('error', () => undefined);
  child.unref();
  return child;
}
