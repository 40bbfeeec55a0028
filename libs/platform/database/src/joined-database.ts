import type { SQL } from 'drizzle-orm';

import type { Transaction } from './connection';
import type { Database, DomainDatabase, DomainOptions } from './database';
import { withStoreErrors } from './store-errors';

/**
 * A database whose transactions are parts of `outer`: what tools write is stored when `outer` is committed, with
 * everything else that it stores. A part that throws is undone by itself. Migrations are not applied.
 *
 * @param errors 'as thrown', or 'of domains': each domain's own errors for failures of the database.
 */
export function joinedDatabase(
  outer: Transaction,
  errors: 'as thrown' | 'of domains' = 'as thrown',
): Pick<Database, 'forDomain'> {
  const joined = joinedTo(outer);
  if (errors === 'as thrown') return { forDomain: () => joined };
  return { forDomain: (options) => withErrorsOf(options, joined) };
}

function withErrorsOf({ errors }: DomainOptions, joined: DomainDatabase): DomainDatabase {
  if (errors === undefined) return joined;
  return {
    run: (work) => withStoreErrors(errors, () => joined.run(work)),
    transaction: (work) => withStoreErrors(errors, () => joined.transaction(work)),
  };
}

function joinedTo(outer: Transaction): DomainDatabase {
  return {
    run: (work) => work(outer),
    transaction: async (work) => {
      await outer.script('savepoint part');
      const { part, flush } = partOf(outer);
      try {
        const result = await work(part);
        await flush();
        await outer.script('release savepoint part');
        return result;
      } catch (error) {
        await outer.script('rollback to savepoint part');
        throw error;
      }
    },
  };
}

/** Statements that are queued in a part run at its end: the next part has to see what they store. */
function partOf(outer: Transaction) {
  const queued: (() => Promise<unknown>)[] = [];
  const part: Transaction = {
    query: outer.query.bind(outer),
    execute: outer.execute.bind(outer),
    script: (text) => outer.script(text),
    drizzle: outer.drizzle,
    queue: (text: TemplateStringsArray | SQL, ...values: readonly unknown[]) => {
      queued.push(() => outer.execute(text as TemplateStringsArray, ...values));
    },
  };
  const flush = async () => {
    for (const run of queued) await run();
  };
  return { part, flush };
}
