import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A proxy before a server that loses what it is to lose, and then cuts all connections. */
export class Wire {
  readonly #sockets = new Set<Socket>();
  #swallowed: { readonly text: string; readonly isForwarded: boolean } | undefined;

  private constructor(private readonly server: Server) {}

  static async to(url: string, { address = '127.0.0.1', port = 0 } = {}): Promise<Wire> {
    const server = createServer();
    const wire = new Wire(server);
    server.on('connection', (client: Socket) => wire.#join(client, connect(Number(new URL(url).port), '127.0.0.1')));
    await new Promise<void>((resolve) => server.listen(port, address, resolve));
    return wire;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  url(of: string): string {
    const url = new URL(of);
    url.port = String(this.port);
    return url.href;
  }

  cutAll(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Drops the next message that contains a text, and cuts. */
  swallow(text: string): void {
    this.#swallowed = { text, isForwarded: false };
  }

  /** Drops the answer to it, and cuts. */
  swallowAnswerTo(text: string): void {
    this.#swallowed = { text, isForwarded: true };
  }

  close(): void {
    this.cutAll();
    this.server.close();
  }

  #join(client: Socket, server: Socket): void {
    let isAnswerLost = false;
    client.on('data', (data: Buffer) => {
      const swallowed = this.#swallowed;
      if (swallowed !== undefined && data.includes(swallowed.text)) {
        this.#swallowed = undefined;
        if (!swallowed.isForwarded) return this.cutAll();
        isAnswerLost = true;
      }
      server.write(data);
      return undefined;
    });
    server.on('data', (data: Buffer) => (isAnswerLost ? this.cutAll() : client.write(data)));
    for (const [socket, other] of [
      [client, server],
      [server, client],
    ] as const) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
    }
  }
}
