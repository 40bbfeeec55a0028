import { HttpServer, shown, StdioServer, type HttpEndpoint, type RunningProcess } from '../../../index';
import { same } from '../contract-violation';
import { isTool, mcpAnswer } from './mcp-answer';
import { askPlanifi, askSharedSplit, isOfPlanifi, isOfSharedSplit } from './rest-answer';
import type { Client } from './system';

/** One process of bursar, which may go and be started again. */
export interface Part {
  readonly name: string;
  readonly clients: readonly Client[];
  readonly process: RunningProcess | undefined;
  /** Starts it where it does not run. */
  start(): Promise<void>;
  /** Asks it to end, as a host or a supervisor does. */
  close(): Promise<void>;
}

function runs(running: RunningProcess | undefined): boolean {
  return running !== undefined && running.child.exitCode === null && running.child.signalCode === null;
}

export class StdioPart implements Part {
  #server: StdioServer | undefined;
  readonly clients: readonly Client[];

  constructor(
    readonly name: string,
    private readonly options: ConstructorParameters<typeof StdioServer>[0],
  ) {
    this.clients = [
      {
        name,
        does: isTool,
        send: async (call) => mcpAnswer(call, await this.#running().callTool(call.tool, call.input)),
      },
    ];
  }

  get process(): RunningProcess | undefined {
    return this.#server?.process;
  }

  async start(): Promise<void> {
    if (!runs(this.process)) this.#server = await StdioServer.started(this.options);
  }

  async close(): Promise<void> {
    same(await this.#running().close(), { code: 0, signal: null }, `the end of ${this.name}`);
  }

  #running(): StdioServer {
    if (this.#server === undefined) throw new Error(`${this.name} was never started`);
    return this.#server;
  }
}

export class HttpPart implements Part {
  #server: HttpServer | undefined;
  readonly clients: readonly Client[];

  constructor(
    readonly name: string,
    private readonly options: Parameters<typeof HttpServer.started>[0],
    key: () => string,
  ) {
    this.clients = clientsOf(name, () => this.endpoint, key);
  }

  get process(): RunningProcess | undefined {
    return this.#server?.process;
  }

  get endpoint(): HttpServer {
    if (this.#server === undefined) throw new Error(`${this.name} was never started`);
    return this.#server;
  }

  async start(): Promise<void> {
    if (!runs(this.process)) this.#server = await HttpServer.started(this.options);
  }

  async close(): Promise<void> {
    this.endpoint.process.child.kill('SIGTERM');
    same(await this.endpoint.process.ended(), { code: 0, signal: null }, `the end of ${this.name}`);
  }
}

/** The clients of one HTTP address. */
export function clientsOf(name: string, endpoint: () => HttpEndpoint, key: () => string): Client[] {
  return [
    {
      name: `${name} over MCP`,
      does: isTool,
      send: async (call) => {
        const { status, text, message } = await endpoint().callTool(call.tool, call.input);
        if (message === undefined) throw new Error(`${status} ${text}`);
        return mcpAnswer(call, message);
      },
    },
    { name: `${name} over REST`, does: isOfSharedSplit, send: (call) => askSharedSplit(endpoint(), call) },
    { name: `${name} over REST`, does: isOfPlanifi, send: (call) => askPlanifi(endpoint(), shown(key()), call) },
  ];
}
