import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { join } from 'node:path';

import type { DataDirectory } from '../index';

type Direction = 'requests' | 'responses';

/** Where a connection is cut: after so many chunks in one direction, counted from `cutAt`. */
export interface Cut {
  readonly direction: Direction;
  readonly pieces: number;
}

/** A TCP proxy between a server and its database that can cut connections at any moment. */
export class DatabaseProxy {
  readonly #open = new Set<Socket>();
  readonly #pieces: Record<Direction, number> = { requests: 0, responses: 0 };
  #cut: Cut | undefined;
  #hasCut = false;
  #onCut: (() => void) | undefined;

  private constructor(
    private readonly server: Server,
    private readonly socket: string,
    readonly port: number,
  ) {
    server.on('connection', (client: Socket) => this.#join(client));
  }

  /** In front of the database of a data directory, which another process keeps running. */
  static async before({ path }: DataDirectory): Promise<DatabaseProxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new DatabaseProxy(server, join(path, 'postgres-18/.s.PGSQL.5432'), (server.address() as AddressInfo).port);
  }

  get url(): string {
    return `postgres://bursar@127.0.0.1:${this.port}/postgres`;
  }

  /** From now on: cuts all connections at the place given, once, after `onCut`. */
  cutAt(cut: Cut, onCut?: () => void): void {
    this.#cut = cut;
    this.#onCut = onCut;
    this.#hasCut = false;
    this.#pieces.requests = 0;
    this.#pieces.responses = 0;
  }

  /** Whether the cut has happened. */
  get hasCut(): boolean {
    return this.#hasCut;
  }

  cutAll(): void {
    for (const socket of this.#open) socket.destroy();
  }

  /** Nothing listens there any more. */
  async goAway(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cutAll();
    await closed;
  }

  async comeBack(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
  }

  #join(client: Socket): void {
    const database = connect(this.socket);
    this.#relay(client, database, 'requests');
    this.#relay(database, client, 'responses');
  }

  #relay(from: Socket, to: Socket, direction: Direction): void {
    this.#open.add(from);
    from.on('data', (piece) => {
      if (this.#isCutNow(direction)) this.cutAll();
      else to.write(piece);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      this.#open.delete(from);
      to.destroy();
    });
  }

  #isCutNow(direction: Direction): boolean {
    this.#pieces[direction] += 1;
    const isNow = this.#cut?.direction === direction && this.#pieces[direction] > this.#cut.pieces;
    if (isNow) {
      [this.#cut, this.#hasCut] = [undefined, true];
      this.#onCut?.();
    }
    return isNow;
  }
}
