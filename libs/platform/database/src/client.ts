import pg from 'pg';

import { CoalescingSocket } from './coalescing-socket';

export interface ClientSettings extends pg.ClientConfig {
  /** Where to connect instead of looking up the host's name. */
  readonly address?: string | undefined;
}

/** The driver's client over a socket of this module (the options `Client` of pg-pool and `stream` of pg). */
export class Client extends pg.Client {
  readonly #socket: CoalescingSocket;

  constructor(config: ClientSettings = {}) {
    const socket = new CoalescingSocket(config.address);
    // The pool hides the password from enumeration.
    super({ ...config, password: config.password, stream: () => socket });
    this.#socket = socket;
  }

  /** Breaks the connection at once, whatever the server is doing; it rolls back. */
  terminate(): void {
    this.#socket.destroy();
  }
}
