import type { Database, DatabaseOptions, DomainDatabase, DrizzleSchema } from '@bursar/database';

/**
 * A database whose driver is loaded at its first use: a start waits for neither. Closing one that was never used does
 * nothing; it cannot be used afterwards.
 */
export class LazyDatabase implements Database {
  #opened: Promise<Database> | undefined;

  constructor(private readonly options: DatabaseOptions) {}

  async run(...work: Parameters<Database['run']>): Promise<never> {
    return (await this.#open()).run(...work) as Promise<never>;
  }

  async transaction(...work: Parameters<Database['transaction']>): Promise<never> {
    return (await this.#open()).transaction(...work) as Promise<never>;
  }

  bind<Schema extends DrizzleSchema>(...domain: Parameters<Database['bind']>): DomainDatabase<Schema> {
    let bound: Promise<DomainDatabase<Schema>> | undefined;
    const open = () =>
      (bound ??= this.#open().then((database) => database.bind(...domain) as unknown as DomainDatabase<Schema>));
    return {
      run: async (work) => (await open()).run(work),
      transaction: async (work, options) => (await open()).transaction(work, options),
    };
  }

  async ready(): Promise<boolean> {
    return (await this.#open()).ready();
  }

  async close(): Promise<void> {
    await (await this.#opened)?.close();
  }

  #open(): Promise<Database> {
    return (this.#opened ??= import('@bursar/database').then(({ openDatabase }) => openDatabase(this.options)));
  }
}
