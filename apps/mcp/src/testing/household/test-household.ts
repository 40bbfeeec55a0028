import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import {
  DomainError,
  noOpenFolders,
  readArguments,
  type Domain,
  type ToolLoader,
  type ToolResult,
} from '@bursar/toolkit';

import type { DomainName } from '../../configuration/domain-settings';
import { readSettings } from '../../configuration/read-settings';
import { allMigrations, composeOver } from '../../domains/compose';
import { noWorkerThreads } from '../../worker-threads';

/** Parsed JSON: the expectations of a test check what it contains. */
export type Answer = ReturnType<typeof JSON.parse>;

/** The tools of a server for one household. */
export interface TestHousehold {
  readonly owner: string;
  /** The structured result. Throws the refusal. */
  call(tool: string, input?: object): Promise<Answer>;
  /** The whole result. */
  result(tool: string, input?: object): Promise<ToolResult>;
  /** The refusal; throws if the call succeeds. */
  refusal(tool: string, input?: object): Promise<DomainError>;
}

interface ServedOptions {
  readonly domains?: readonly DomainName[];
  /** Of the person at this machine unless given. */
  readonly owner?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly database?: Database;
}

export interface TestServer {
  readonly database: Database;
  /** Today is 22 November 2026 in every zone. */
  household(options?: ServedOptions): Promise<TestHousehold>;
  drop(): Promise<void>;
}

export const TODAY = '2026-11-22';

/** The domains of this program over one real database. */
export async function openTestServer(): Promise<TestServer> {
  const { createTestDatabase } = await import('@bursar/database/testing');
  const test = await createTestDatabase(await allMigrations());
  return {
    database: test.database,
    household: ({ database = test.database, ...options } = {}) => openHousehold(database, options),
    drop: () => test.drop(),
  };
}

async function openHousehold(
  database: Database,
  { domains, owner = randomUUID(), environment = {} }: ServedOptions,
): Promise<TestHousehold> {
  const flags = domains === undefined ? {} : { domains: domains.join() };
  const served = await composeOver({
    settings: readSettings(flags, environment),
    database,
    clock: stoppedClock(TODAY),
    workers: noWorkerThreads,
    onFault: (error) => {
      throw error;
    },
  });
  const result = async (tool: string, input: object = {}) => runTool(served, owner, tool, input);
  return {
    owner,
    result,
    call: async (tool, input) => JSON.parse(JSON.stringify((await result(tool, input)).structured)),
    refusal: async (tool, input) => {
      try {
        await result(tool, input);
      } catch (error) {
        if (error instanceof DomainError) return error;
        throw error;
      }
      throw new Error(`${tool} is not refused`);
    },
  };
}

async function runTool(domains: readonly Domain[], owner: string, name: string, input: object): Promise<ToolResult> {
  const isIt = (tool: ToolLoader) => tool.name.replaceAll('.', '_') === name;
  const domain = domains.find(({ tools }) => tools.some(isIt));
  const loader = domain?.tools.find(isIt);
  if (domain === undefined || loader === undefined) throw new Error(`there is no tool ${name}`);
  const tool = await loader.load();
  return tool.run(readArguments(tool, input, domain.failure), {
    caller: { owner, isLocal: true },
    traceId: '',
    files: noOpenFolders,
    signal: new AbortController().signal,
  });
}
