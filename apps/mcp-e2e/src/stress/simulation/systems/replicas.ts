import { openDatabase, type Database } from '@bursar/database';
import { OwnServer } from '@bursar/database/testing';

import { HttpEndpoint, runBursar, UNLIMITED } from '../../../index';
import { commandLine } from './command-line';
import { clientsOf, HttpPart } from './part';
import { RoundRobinProxy } from './round-robin-proxy';
import { settle } from './settle';
import type { Client, Disturbance, System } from './system';

/** Replicas of `http` on one PostgreSQL that is none of theirs, behind a balancer that gives each request to another. */
export class Replicas implements System {
  readonly clients: readonly Client[];
  readonly disturbances: readonly Disturbance[];
  #database: Database | undefined;

  private constructor(
    private readonly server: OwnServer,
    private readonly parts: readonly HttpPart[],
    private readonly proxy: RoundRobinProxy,
    key: string,
  ) {
    const endpoint = new HttpEndpoint(proxy.url);
    const options = { env: { DATABASE_URL: server.url } };
    this.clients = [
      ...clientsOf(
        'balancer',
        () => endpoint,
        () => key,
      ),
      commandLine([], options),
    ];
    // Any request may be with any of them.
    const anybody = { cuts: () => true, stopsDatabase: false };
    this.disturbances = [
      ...parts.flatMap((part): Disturbance[] => [
        { name: `kill ${part.name}`, ...anybody, aim: () => () => part.process?.stop() },
        { name: `restart ${part.name}`, ...anybody, aim: () => () => part.close() },
      ]),
      { name: 'kill the server', cuts: () => true, stopsDatabase: true, aim: () => () => server.kill() },
    ];
  }

  static async started(count: number): Promise<Replicas> {
    const server = await OwnServer.started();
    const env = { DATABASE_URL: server.url, ...UNLIMITED };
    const parts = Array.from({ length: count }, (_, index) => new HttpPart(`replica ${index + 1}`, { env }, () => ''));
    const proxy = await RoundRobinProxy.started(() => parts.map(({ endpoint }) => endpoint.url));
    const made = await runBursar(['key', 'create', '--owner', 'local', '--name', 'tests'], { env });
    const replicas = new Replicas(server, parts, proxy, made.stdout.trim());
    await replicas.heal();
    return replicas;
  }

  async heal(): Promise<void> {
    await this.server.start();
    await Promise.all(this.parts.map((part) => part.start()));
  }

  async settled(): Promise<void> {
    this.#database ??= openDatabase({ url: this.server.url, maxConnections: 1 });
    await settle(this.#database);
  }

  async stop(): Promise<void> {
    await this.proxy.stop();
    await this.#database?.close();
    await Promise.all(this.parts.map(async ({ process: running }) => running?.stop()));
    await this.server.stop();
  }
}
