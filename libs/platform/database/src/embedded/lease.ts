import type { Socket } from 'node:net';

import { DatabaseUnavailable } from '../database-unavailable';
import { LEASE_LINE, onLines, readState, type KeeperState, type ServerAddress } from './keeper-protocol';

/** Keeps the server of a data directory running for as long as this connection is open. */
export class Lease {
  #state: KeeperState = { state: 'starting' };
  #isOpen = true;
  readonly #waiting = new Set<() => void>();

  /** Resolves when the keeper has ended or the lease was released. */
  readonly ended: Promise<void>;

  constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    onLines(socket, (line) => {
      this.#state = readState(line) ?? this.#state;
      this.#notify();
    });
    this.ended = new Promise((resolve) =>
      socket.once('close', () => {
        this.#isOpen = false;
        this.#notify();
        resolve();
      }),
    );
    socket.write(`${LEASE_LINE}\n`);
    // Does not keep the process alive; the system closes the connection when it ends.
    socket.unref();
  }

  /**
   * Waits until the server accepts connections. Returns undefined if the keeper has ended; then another lease is
   * needed. Throws DatabaseUnavailable if the server does not start, or not in time.
   */
  async address(deadline: number): Promise<ServerAddress | undefined> {
    for (;;) {
      const state = this.#state;
      if (state.state === 'failed') throw new DatabaseUnavailable(state.reason);
      if (!this.#isOpen) return undefined;
      if (state.state === 'ready') return state.address;
      await this.#change(deadline);
    }
  }

  /** Ends the lease; the server ends if it was the last one. */
  release(): void {
    this.socket.end();
    this.socket.destroySoon();
  }

  #change(deadline: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(changed);
        reject(new DatabaseUnavailable('did-not-start'));
      }, deadline - Date.now());
      const changed = () => {
        clearTimeout(timer);
        this.#waiting.delete(changed);
        resolve();
      };
      this.#waiting.add(changed);
    });
  }

  #notify(): void {
    for (const changed of [...this.#waiting]) changed();
  }
}
