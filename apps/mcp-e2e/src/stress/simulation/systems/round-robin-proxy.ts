import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A balancer: each connection goes to the next replica that takes it, and ends when either side does. */
export class RoundRobinProxy {
  readonly #server = createServer((client) => this.#serve(client, this.replicas().length));
  readonly #open = new Set<Socket>();
  #next = 0;

  private constructor(private readonly replicas: () => readonly URL[]) {}

  static async started(replicas: () => readonly URL[]): Promise<RoundRobinProxy> {
    const proxy = new RoundRobinProxy(replicas);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): URL {
    return new URL(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/mcp`);
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** A replica that is down has seen nothing of the request: another one may have it. */
  #serve(client: Socket, tries: number): void {
    const replicas = this.replicas();
    const { hostname, port } = replicas[this.#next++ % replicas.length] as URL;
    const replica = connect(Number(port), hostname);
    client.on('error', () => replica.destroy());
    replica.once('connect', () => {
      for (const socket of [client, replica]) {
        this.#open.add(socket);
        socket.on('close', () => this.#open.delete(socket));
      }
      client.pipe(replica).pipe(client);
      replica.on('error', () => client.destroy());
      replica.on('close', () => client.destroy());
      client.on('close', () => replica.destroy());
    });
    replica.once('error', () => {
      if (this.#open.has(replica)) return;
      if (tries > 1) this.#serve(client, tries - 1);
      else client.destroy();
    });
  }
}
