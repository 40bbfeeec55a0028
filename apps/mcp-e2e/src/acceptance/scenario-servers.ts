import type { Caller, OpenCaller } from '@bursar/acceptance';

/** Starts a server with an empty store and these variables. */
export type StartServer = (env: Readonly<Record<string, string>>) => Promise<Caller>;

/** One server for all scenarios that can share it, and one each for those that want an empty store or variables. */
export class ScenarioServers {
  #shared: Promise<Caller> | undefined;

  constructor(private readonly start: StartServer) {}

  readonly open: OpenCaller = async ({ fresh = false, env }) => {
    if (fresh || env !== undefined) return this.start(env ?? {});
    const { call } = await (this.#shared ??= this.start({}));
    return { call };
  };

  async close(): Promise<void> {
    await (await this.#shared)?.close?.();
  }
}
