import { createKey, DataDirectory, HttpServer, shown, UNLIMITED, type Fields } from '../index';
import { OPERATIONS_ENV } from '../tenant-isolation/all-tenant-operations';
import type { Call } from './make-household';

/** A server with keys over a data directory of its own: each random household is an owner of it. */
export interface HouseholdServer {
  readonly data: DataDirectory;
  /** Makes a key of the owner; what it returns calls tools and throws where one refuses. */
  readonly callerOf: (owner: string) => Promise<Call>;
}

/** Starts before the tests of the suite that calls this, and is removed after them. */
export function householdServer(): HouseholdServer {
  const data = new DataDirectory();
  let server: HttpServer;
  beforeAll(async () => {
    server = await HttpServer.started({
      args: [...data.args, '--auth', 'key'],
      env: { ...UNLIMITED, ...OPERATIONS_ENV },
    });
  });
  afterAll(async () => {
    await server.stop();
    await data.remove();
  });
  return {
    data,
    callerOf: async (owner) => {
      const key = shown(await createKey(data, owner));
      return async (tool, input) => {
        const { message, text } = await server.callTool(tool, input, key);
        if (message?.result === undefined || message.result['isError'] === true) throw new Error(`${tool}: ${text}`);
        return message.result['structuredContent'] as Fields;
      };
    },
  };
}
