import type { HttpServer } from '../index';
import { INTERNALS, PASSING, refusalIn, STORED_BEFORE, type Kind } from './writes';

/** Several callers that write without a pause, each to one of the servers, and what became of each write. */
export class Writers {
  readonly acknowledged = new Set<string>();
  readonly tried = new Set<string>();
  readonly codes = new Map<string, number>();
  /** Milliseconds that the slowest answer took. */
  slowest = 0;
  #slowestKind = '';
  #isOver = false;
  readonly #working: Promise<void>;

  constructor(
    private readonly servers: readonly HttpServer[],
    private readonly kinds: readonly Kind[],
    count: number,
  ) {
    this.#working = Promise.all(Array.from({ length: count }, (_, writer) => this.#write(writer))).then(
      () => undefined,
    );
    this.#working.catch(() => undefined);
  }

  /** Waits until all have their answers. Throws what one of them met. */
  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#working;
  }

  /** Waits for so many more successes; throws what a writer met meanwhile. */
  async more(count: number): Promise<void> {
    const enough = this.acknowledged.size + count;
    while (this.acknowledged.size < enough) {
      const pause = new Promise((resolve) => setTimeout(resolve, 10));
      await Promise.race([pause, this.#working]);
    }
  }

  /** Nothing was lost and nothing doubled, given the name of each stored row. */
  compare(stored: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const name of stored) counts.set(name, (counts.get(name) ?? 0) + 1);
    const lost = [...this.acknowledged].filter((name) => !counts.has(name));
    const doubled = [...counts].filter(([, count]) => count > 1);
    const unasked = [...counts.keys()].filter((name) => !this.tried.has(name));
    expect({ lost, doubled, unasked }).toEqual({ lost: [], doubled: [], unasked: [] });
  }

  describe(): string {
    const codes = [...this.codes].map(([code, count]) => `${code} ${count}`).join(', ') || 'nothing';
    return `${this.acknowledged.size} acknowledged of ${this.tried.size}; refused: ${codes}; slowest ${Math.round(this.slowest)} ms (${this.#slowestKind})`;
  }

  /** Every other refused write with a key is repeated until it is acknowledged. */
  async #write(writer: number): Promise<void> {
    const server = this.servers[writer % this.servers.length];
    if (server === undefined) throw new Error('no server');
    for (let round = 0; !this.#isOver; round += 1) {
      const kind = this.kinds[(writer + round) % this.kinds.length];
      if (kind === undefined) throw new Error('no kind of write');
      const name = `w${writer}-${round}`;
      this.tried.add(name);
      let isRepeated = false;
      do {
        if (await this.#isDone(server, kind, name, isRepeated)) break;
        isRepeated = true;
      } while (kind.hasKey && round % 2 === 0 && !this.#isOver);
    }
  }

  async #isDone(server: HttpServer, kind: Kind, name: string, isRepeated: boolean): Promise<boolean> {
    const sentAt = performance.now();
    const answer = await kind.send(server, name);
    const took = performance.now() - sentAt;
    if (took > this.slowest) [this.slowest, this.#slowestKind] = [took, kind.name];
    expect(answer.text).not.toMatch(INTERNALS);
    const code = refusalIn(answer);
    if (code === undefined || (isRepeated && code === STORED_BEFORE)) {
      this.acknowledged.add(name);
      return true;
    }
    if (!PASSING.includes(code)) throw new Error(`${kind.name}: ${answer.status} ${answer.text}`);
    this.codes.set(code, (this.codes.get(code) ?? 0) + 1);
    return false;
  }
}
