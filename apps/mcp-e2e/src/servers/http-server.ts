import { until } from '@bursar/database/testing';

import { HttpEndpoint } from './http-endpoint';
import { RunningProcess, within, type StartOptions } from './running-process';
import { BURSAR } from '../fixtures/workspace';

interface HttpOptions extends StartOptions {
  readonly args?: readonly string[];
}

/** The server over HTTP on a port that the system chose. */
export class HttpServer extends HttpEndpoint {
  private constructor(
    readonly process: RunningProcess,
    url: URL,
  ) {
    super(url);
  }

  static started({ args = [], ...options }: HttpOptions = {}): Promise<HttpServer> {
    return HttpServer.startedAs([BURSAR, 'http', '--port', '0', ...args], options);
  }

  /** Starts any program that prints its MCP address on stdout. */
  static async startedAs(program: readonly string[], options: StartOptions = {}): Promise<HttpServer> {
    const running = new RunningProcess(process.execPath, program, options);
    const address = new Promise<URL>((resolve, reject) => {
      running.child.stdout.on('data', () => {
        const found = /(http:\S+\/mcp)\s/.exec(running.stdout)?.[1];
        if (found !== undefined) resolve(new URL(found));
      });
      void running.exit.then(() => reject(new Error(`no address before the end of ${running.describe()}`)));
    });
    return new HttpServer(running, await within(address, () => `the address of ${running.describe()}`));
  }

  /** Waits for its database, whose first start takes long on a busy machine. */
  untilReady(): Promise<void> {
    return until(async () => (await this.send({ path: '/health/ready' })).status === 200);
  }

  stop(): Promise<void> {
    return this.process.stop();
  }
}
