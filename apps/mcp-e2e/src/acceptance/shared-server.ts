import type { Caller, OpenCaller } from '@bursar/acceptance';

import { createKey, UNLIMITED } from '../fixtures/api-keys';
import { DataDirectory } from '../fixtures/data-directory';
import { HttpServer } from '../servers/http-server';

/** Opens a way to a server: for the owner of a key, or without one for the local owner. */
export type Connect = (server: HttpServer, key: string | undefined) => Promise<Caller>;

/** One server for all scenarios. One that wants an empty store is played by an owner of its own, who has nothing yet. */
export class SharedServer {
  readonly #data = new DataDirectory();
  #server: Promise<HttpServer> | undefined;
  #shared: Promise<Caller> | undefined;
  #owners = 0;

  constructor(
    private readonly domain: string,
    private readonly connect: Connect,
  ) {}

  readonly open: OpenCaller = async ({ name, fresh = false, env }) => {
    if (env !== undefined) throw new Error(`${name} sets variables: it needs a server of its own`);
    const server = await (this.#server ??= this.#started());
    if (fresh) return this.connect(server, await createKey(this.#data, `owner ${(this.#owners += 1)}`));
    const { call } = await (this.#shared ??= this.connect(server, undefined));
    return { call };
  };

  async close(): Promise<void> {
    await (await this.#shared)?.close?.();
    await (await this.#server)?.stop();
    await this.#data.remove();
  }

  #started(): Promise<HttpServer> {
    return HttpServer.started({ args: ['--domains', this.domain, ...this.#data.args], env: UNLIMITED });
  }
}
