import { openDatabase, type Database } from '@bursar/database';
import { keeperOf, killAnyway, killServers, postmasterOf } from '@bursar/database/testing';

import { createKey, DataDirectory, UNLIMITED } from '../../../index';
import { commandLine } from './command-line';
import { HttpPart, StdioPart, type Part } from './part';
import { settle } from './settle';
import type { Client, Disturbance, System } from './system';

/** Processes of bursar that share one data directory, and with it the server that they bring along. */
export class OneDirectory implements System {
  readonly #data = new DataDirectory();
  readonly #parts: readonly Part[];
  #key = '';
  #database: Database | undefined;
  readonly clients: readonly Client[];
  readonly disturbances: readonly Disturbance[];

  private constructor(stdio: number, http: number) {
    const { args } = this.#data;
    const named = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name} ${index + 1}`);
    this.#parts = [
      ...named('stdio', stdio).map((name) => new StdioPart(name, { args: ['stdio', ...args] })),
      ...named('http', http).map((name) => new HttpPart(name, { args, env: UNLIMITED }, () => this.#key)),
    ];
    this.clients = [...this.#parts.flatMap(({ clients }) => clients), commandLine(args)];
    this.disturbances = [...this.#parts.flatMap(ofPart), ...this.#ofServer()];
  }

  static async started({ stdio, http }: { readonly stdio: number; readonly http: number }): Promise<OneDirectory> {
    const system = new OneDirectory(stdio, http);
    await system.heal();
    if (http > 0) system.#key = await createKey(system.#data, 'local');
    return system;
  }

  async heal(): Promise<void> {
    await Promise.all(this.#parts.map((part) => part.start()));
  }

  async settled(): Promise<void> {
    this.#database ??= openDatabase({ url: this.#data.url, maxConnections: 1 });
    await settle(this.#database);
  }

  async stop(): Promise<void> {
    await this.#database?.close();
    await Promise.all(this.#parts.map(async ({ process: running }) => running?.stop()));
    await this.#data.remove();
  }

  #ofServer(): Disturbance[] {
    const { path } = this.#data;
    const everybody = { cuts: () => true, stopsDatabase: true };
    const kill = (found: number | undefined) => () => (found === undefined ? undefined : killAnyway(found));
    return [
      { name: 'kill the server', ...everybody, aim: () => kill(postmasterOf(path)) },
      { name: 'kill the keeper', ...everybody, aim: () => kill(keeperOf(path)) },
      {
        name: 'kill everything',
        ...everybody,
        aim: () => async () => {
          // At one moment: none sees another go.
          for (const { process: running } of this.#parts) running?.child.kill('SIGSTOP');
          killServers(path);
          await Promise.all(this.#parts.map(async ({ process: running }) => running?.stop()));
        },
      },
    ];
  }
}

/** A fault of one process affects only its own clients. */
export function ofPart(part: Part): Disturbance[] {
  const cuts = (client: Client) => part.clients.includes(client);
  return [
    { name: `kill ${part.name}`, cuts, stopsDatabase: false, aim: () => () => part.process?.stop() },
    { name: `restart ${part.name}`, cuts, stopsDatabase: false, aim: () => () => part.close() },
  ];
}
