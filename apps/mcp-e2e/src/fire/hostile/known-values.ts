/** What is really there, by the names under which it is sent and told. */
export class KnownValues {
  readonly #values = new Map<string, Set<string | number>>();

  /** Takes everything that a value holds, however deep. */
  learn(value: unknown, name = ''): void {
    if (typeof value === 'string' || typeof value === 'number') {
      const values = this.#values.get(name) ?? new Set();
      this.#values.set(name, values.add(value));
    } else if (Array.isArray(value)) {
      for (const item of value) this.learn(item, name);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) this.learn(item, key);
    }
  }

  texts(name: string): string[] {
    return this.#of(name).filter((value) => typeof value === 'string');
  }

  numbers(name: string): number[] {
    return this.#of(name).filter((value) => typeof value === 'number');
  }

  /** `account_id` and `accountId` are one. */
  #of(name: string): (string | number)[] {
    return [...this.#values].flatMap(([key, values]) => (plainName(key) === plainName(name) ? [...values] : []));
  }
}

function plainName(name: string): string {
  return name.replaceAll(/[_-]/g, '').toLowerCase();
}
