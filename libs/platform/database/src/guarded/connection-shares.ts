import { WaitingLine } from './waiting-line';

export type Use = 'read' | 'write';

/** One connection in this many is for reads alone. */
const READ_SHARE = 4;
/** Writes of one household take turns on its rows anyway; two connections keep a preview from waiting for an import. */
const MOST_OF_A_HOUSEHOLD = 2;

/** Who may have a connection of the pool: writes leave a share to reads, and one household's writes leave most to others. */
export class ConnectionShares {
  readonly #line = new WaitingLine();
  readonly #mostWrites: number;
  readonly #writesOf = new Map<string, number>();
  #used = 0;
  #writes = 0;

  constructor(private readonly connections: number) {
    this.#mostWrites = Math.max(1, connections - Math.ceil(connections / READ_SHARE));
  }

  get pending(): number {
    return this.#line.length;
  }

  /** The function that gives the connection back; undefined if none became free within the limit. */
  async take(use: Use, household: string | undefined, limitMilliseconds: number): Promise<(() => void) | undefined> {
    const key = use === 'write' ? household : undefined;
    const isAdmissible = () =>
      this.#used < this.connections &&
      (use === 'read' || this.#writes < this.#mostWrites) &&
      (key === undefined || (this.#writesOf.get(key) ?? 0) < MOST_OF_A_HOUSEHOLD);
    const take = () => this.#count(use, key, 1);
    if (!(await this.#line.enter(isAdmissible, take, limitMilliseconds))) return undefined;
    return () => {
      this.#count(use, key, -1);
      this.#line.wake();
    };
  }

  #count(use: Use, key: string | undefined, by: 1 | -1): void {
    this.#used += by;
    if (use === 'write') this.#writes += by;
    if (key === undefined) return;
    const count = (this.#writesOf.get(key) ?? 0) + by;
    if (count === 0) this.#writesOf.delete(key);
    else this.#writesOf.set(key, count);
  }
}
