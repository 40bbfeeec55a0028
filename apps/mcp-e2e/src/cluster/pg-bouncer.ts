import { steadyPort } from '@bursar/database/testing';

import { Program } from './programs';

export interface PoolerOptions {
  /** Connections to the server. */
  readonly poolSize?: number;
  /** Connections of clients. */
  readonly clients?: number;
}

/** PgBouncer in transaction mode before a server, otherwise as it is installed. */
export class PgBouncer {
  readonly #program = new Program('pgbouncer', (folder) => [`${folder}/pgbouncer.ini`]);

  private constructor(
    private readonly server: URL,
    private readonly port: number,
  ) {}

  static async before(serverUrl: string, { poolSize = 20, clients = 100 }: PoolerOptions = {}): Promise<PgBouncer> {
    const server = new URL(serverUrl);
    const port = await steadyPort();
    const pooler = new PgBouncer(server, port);
    pooler.#program.write('users.txt', [`"${server.username}" "${server.password}"`]);
    pooler.#program.write('pgbouncer.ini', [
      '[databases]',
      `* = host=127.0.0.1 port=${server.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = scram-sha-256',
      'auth_file = users.txt',
      'pool_mode = transaction',
      `default_pool_size = ${poolSize}`,
      `max_client_conn = ${clients}`,
    ]);
    await pooler.start();
    return pooler;
  }

  /** The address of the server's database through the pooler. */
  get url(): string {
    const url = new URL(this.server);
    url.port = String(this.port);
    return url.href;
  }

  start(): Promise<void> {
    return this.#program.start(this.port);
  }

  /** kill -9. */
  kill(): Promise<void> {
    return this.#program.end();
  }

  /** Lets statements wait, as the command PAUSE does, or go on. */
  pause(isPaused: boolean): void {
    this.#program.signal(isPaused ? 'SIGUSR1' : 'SIGUSR2');
  }

  stop(): Promise<void> {
    return this.#program.stop();
  }
}
