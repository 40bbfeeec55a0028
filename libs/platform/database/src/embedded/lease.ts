import type { Socket } from 'node:net';

import { DatabaseUnavailable } from '../database-unavailable';
import { LEASE_LINE, onLines, readState, type KeeperState, type ServerAddress } from './keeper-protocol';

/** Our claim on the server of a data directory: it runs for as long as this connection is open. */
export class Lease {
  #state: KeeperState = { state: 'starting' };
  #isOpen = true;
  readonly #waiting = new Set<() => void>();

  /** Settles when the keeper has gone or the lease was released. */
  readonly ended: Promise<void>;

  constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    onLines(socket, (line) => {
      this.#state = readState(line) ?? this.#state;
      this.#tell();
    });
    this.ended = new Promise((resolve) =>
      socket.once('close', () => {
        this.#isOpen = false;
        this.#tell();
        resolve();
      }),
    );
    socket.write(`${LEASE_LINE}\n`);
    // A process with nothing else to do may end; the system then closes the connection.
    socket.unref();
  }

  /**
   * Waits until the server accepts connections. Undefined when the keeper has gone, or went on its way before we came:
   * ask for another lease. Throws DatabaseUnavailable when the server does not come up, or not in time.
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

  /** Gives the claim up; whether the server ends depends on others. */
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

  #tell(): void {
    for (const changed of [...this.#waiting]) changed();
  }
}
