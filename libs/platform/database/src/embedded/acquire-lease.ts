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

/** What hosts that are Electron programs set so that their executable is Node. */
const NODE_VARIABLES = ['ELECTRON_RUN_AS_NODE'];

/** A claim on a running server. */
export interface Claim {
  readonly lease: Lease;
  readonly address: ServerAddress;
}

/**
 * Joins the server of a data directory, and has it started when there is none. Any number of processes may do so at
 * once. Throws DatabaseUnavailable with the reason, or `closed` when the signal says that nobody wants it any more.
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

/** The data directory and the folder of keepers' sockets, which must be ours to write in. */
function makeFolders({ dataDir, keepers }: Layout): void {
  try {
    makeFolder(keepers);
    accessSync(keepers, constants.W_OK);
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    throw new DatabaseUnavailable(fileFailureReason(error) === 'disk-full' ? 'disk-full' : 'not-writable');
  }
}

/** With the folders above it. Node's own way of that names other reasons on a read-only disk, and has no end in /proc. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(path)) throw error;
  }
}

/** A process of its own session: it outlives us when others use the server, and is not ended along with us. */
function startKeeper(order: KeeperOrder, program: string): ChildProcess {
  const child = spawn(process.execPath, [program, JSON.stringify(order)], {
    cwd: '/',
    env: { ...keptEnvironment(), ...keptEnvironment(NODE_VARIABLES) },
    detached: true,
    stdio: 'ignore',
    windowsHide: true,
  });
  // How it ended is looked at where it matters.
  child.on('error', () => undefined);
  child.unref();
  return child;
}
