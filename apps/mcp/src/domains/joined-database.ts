import type { Database, DomainDatabase, Transaction } from '@bursar/database';
import type { SQL } from 'drizzle-orm';

/** A database whose work is a part of a transaction: stored with it or not at all. Its tables have to be there. */
export function joinedTo(transaction: Transaction): Database {
  const joined: DomainDatabase = {
    run: (work) => work(transaction),
    transaction: async (work) => {
      const { inner, storeQueued } = withOwnQueue(transaction);
      const result = await work(inner);
      await storeQueued();
      return result;
    },
  };
  const refuse = () => Promise.reject(new Error('rows are not copied inside of a joined transaction'));
  const database: Database = {
    ...joined,
    get migrating() {
      return database;
    },
    copying: { run: refuse, transaction: refuse },
    forDomain: () => joined,
    ready: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
  return database;
}

interface PartOfTransaction {
  readonly inner: Transaction;
  storeQueued(): Promise<void>;
}

/** What a part of the work queues for its end is stored then, and not at the end of the whole: the next part sees it. */
function withOwnQueue(transaction: Transaction): PartOfTransaction {
  const queued: (() => Promise<number>)[] = [];
  const inner: Transaction = {
    query: transaction.query.bind(transaction),
    execute: transaction.execute.bind(transaction),
    script: (text) => transaction.script(text),
    drizzle: transaction.drizzle,
    queue: (text: SQL | TemplateStringsArray, ...values: readonly unknown[]) => {
      queued.push(() => ('raw' in text ? transaction.execute(text, ...values) : transaction.execute(text)));
    },
  };
  return {
    inner,
    storeQueued: async () => {
      for (const store of queued) await store();
    },
  };
}
