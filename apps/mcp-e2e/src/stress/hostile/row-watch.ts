import { openDatabase, type Connection, type Database } from '@bursar/database';

import type { DataDirectory } from '../../fixtures/data-directory';

/** Detects whether anything was stored since the last look, acknowledged or not. */
export class RowWatch {
  readonly #database: Database;
  #statement: string | undefined;

  constructor(data: DataDirectory) {
    this.#database = openDatabase({ url: data.url, maxConnections: 1 });
  }

  /** How many rows each table has, and the youngest transaction that has left a row there. */
  state(): Promise<string> {
    return this.#database.copying.run(async (sql) => {
      this.#statement ??= await statementFor(sql);
      const chunks: Buffer[] = [];
      for await (const chunk of sql.copyOut(this.#statement)) chunks.push(chunk);
      return Buffer.concat(chunks).toString();
    });
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

async function statementFor(sql: Connection): Promise<string> {
  const tables = await sql.query`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema') order by 1`;
  const parts = tables.map(({ name }) => `select '${name}', count(*), max(xmin::text::bigint) from ${name}`);
  // Ordered: once tables are large, workers count them side by side.
  return `copy (${parts.join(' union all ')} order by 1) to stdout`;
}
