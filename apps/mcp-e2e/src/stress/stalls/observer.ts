import { setTimeout as pause } from 'node:timers/promises';

import type { HttpServer } from '../../index';
import { CrowdClient, toolRequest, type CrowdRequest } from '../http-crowd';

const PAUSE_MILLISECONDS = 5;

/** What others do meanwhile: one asks whether the server lives, one makes small calls. */
const SMALL: readonly CrowdRequest[] = [
  { method: 'GET', path: '/health/live' },
  toolRequest('get_fx_rate', { currency: 'USD', year: 2024, month: 3 }),
];

/** Others, who use a server while one caller sends something heavy, and note how long they wait. */
export class Observers {
  worstMilliseconds = 0;
  answers = 0;
  readonly #watching: Promise<void>;
  #isOver = false;

  constructor(server: HttpServer) {
    this.#watching = Promise.all(SMALL.map((request) => this.#watch(new CrowdClient(server), request))).then(
      () => undefined,
    );
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#watching;
  }

  async #watch(client: CrowdClient, request: CrowdRequest): Promise<void> {
    while (!this.#isOver) {
      const { status, milliseconds } = await client.send(request);
      if (status !== 200) throw new Error(`${request.path} was answered with ${status}`);
      this.answers += 1;
      this.worstMilliseconds = Math.max(this.worstMilliseconds, milliseconds);
      await pause(PAUSE_MILLISECONDS);
    }
    client.close();
  }
}
