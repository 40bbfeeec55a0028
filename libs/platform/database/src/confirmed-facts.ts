import { isDeepStrictEqual } from 'node:util';

import type { Connection, Transaction } from './connection';
import type { DomainDatabase } from './database';

/** What work relies on before it begins. */
export interface ConfirmedFacts<Facts> {
  /**
   * Runs work on the facts and on a database, which it must use for all that it reads and stores. Before it does anything
   * elsewhere that must not happen twice, such as asking a person, it waits for `confirm`.
   */
  run<Result>(work: (facts: Facts, database: DomainDatabase, confirm: Confirm) => Promise<Result>): Promise<Result>;
}

/** Reads the facts unless that was done already. Throws where they have changed: the work begins again. */
type Confirm = () => Promise<void>;

/**
 * Facts that hardly ever change, without a round trip for them: work begins on those that were read last, and its first
 * use of the database reads them again, together with its own statements. If they are others by now, that use stores
 * nothing, and the work begins again on what they are.
 */
export function confirmedFacts<Facts>(
  database: DomainDatabase,
  read: (connection: Connection) => Promise<Facts>,
): ConfirmedFacts<Facts> {
  let last: { readonly facts: Facts } | undefined;
  return {
    run: async (work) => {
      if (last !== undefined) {
        const assumption = new Assumption(database, read, last.facts);
        try {
          const result = await work(last.facts, assumption.database, () => assumption.confirm());
          if (await assumption.holds()) return result;
        } catch (error) {
          if (await assumption.holds()) throw error;
        }
      }
      last = { facts: await database.run(read) };
      return work(last.facts, database, async () => {});
    },
  };
}

const CHANGED = 'what was read before has changed';

/** Rolls back what was done on facts that have changed. */
class FactsChanged extends Error {}

/** Facts until a first use of the database has confirmed them. */
class Assumption<Facts> {
  #state: 'not read' | 'unknown' | 'confirmed' | 'changed' = 'not read';

  constructor(
    private readonly given: DomainDatabase,
    private readonly read: (connection: Connection) => Promise<Facts>,
    private readonly facts: Facts,
  ) {}

  get database(): DomainDatabase {
    return {
      run: (work) => this.given.run((connection) => this.#confirming(connection, work)),
      transaction: (work, options) =>
        this.given.transaction((transaction: Transaction) => this.#confirming(transaction, work), options),
    };
  }

  /** Reads them where nothing else was read. Where that has failed, the work has failed as well. */
  async holds(): Promise<boolean> {
    if (this.#state === 'not read') this.#state = this.#comparedWith(await this.given.run(this.read));
    return this.#state !== 'changed';
  }

  async confirm(): Promise<void> {
    if (!(await this.holds())) throw new FactsChanged(CHANGED);
  }

  async #confirming<Used extends Connection, Result>(
    connection: Used,
    work: (connection: Used) => Promise<Result>,
  ): Promise<Result> {
    if (this.#state === 'confirmed') return work(connection);
    this.#state = 'unknown';
    // Neither may go on when the other has failed: their connection is returned.
    const [found, result] = await Promise.allSettled([this.read(connection), work(connection)]);
    const state = found.status === 'fulfilled' ? this.#comparedWith(found.value) : 'unknown';
    this.#state = state;
    if (state === 'changed') throw new FactsChanged(CHANGED);
    if (result.status === 'rejected') throw result.reason;
    if (found.status === 'rejected') throw found.reason;
    return result.value;
  }

  #comparedWith(found: Facts): 'confirmed' | 'changed' {
    return isDeepStrictEqual(found, this.facts) ? 'confirmed' : 'changed';
  }
}
