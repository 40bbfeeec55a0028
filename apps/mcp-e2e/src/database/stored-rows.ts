import { openDatabase, type Connection, type CopyingConnection } from '@bursar/database';

import type { DataDirectory } from '../fixtures/data-directory';

interface Table {
  readonly name: string;
  readonly ownerColumn: string;
}

/**
 * Every row that any domain has stored, by owner: no owner may change another's. Read directly from the database, which
 * one of the servers must have started.
 */
export async function storedRows(data: DataDirectory): Promise<ReadonlyMap<string, readonly string[]>> {
  const database = openDatabase({ url: data.url, maxConnections: 1 });
  try {
    return await database.copying.run(async (sql) => {
      const rows = new Map<string, string[]>();
      for (const table of await tables(sql)) {
        for (const line of await linesOf(sql, table)) {
          const { owner } = JSON.parse(line) as { readonly owner: string };
          const known = rows.get(owner);
          if (known === undefined) rows.set(owner, [line]);
          else known.push(line);
        }
      }
      return rows;
    });
  } finally {
    await database.close();
  }
}

/** The owner comes first in the primary key of every table; keys and records of migrations belong to no household. */
async function tables(sql: Connection): Promise<Table[]> {
  const found = await sql.query`
    select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as "ownerColumn"
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    left join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
    where c.relkind in ('r', 'p') and n.nspname not in ('pg_catalog', 'information_schema', 'bursar', 'access')
    order by 1`;
  return found.map(({ name, ownerColumn }) => {
    if (typeof ownerColumn !== 'string') throw new Error(`${String(name)} has no primary key, and so no owner`);
    return { name: String(name), ownerColumn };
  });
}

/** A line of JSON for each row. */
async function linesOf(sql: CopyingConnection, { name, ownerColumn }: Table): Promise<string[]> {
  // Quotes and commas of JSON stay as they are: no JSON has these characters in it.
  const asItIs = `with (format csv, quote E'\\x01', delimiter E'\\x02')`;
  const statement = `copy (
    select jsonb_build_object('table', '${name}', 'owner', ${ownerColumn}, 'row', to_jsonb(t)) from ${name} t order by to_jsonb(t)
  ) to stdout ${asItIs}`;
  const chunks: Buffer[] = [];
  for await (const chunk of sql.copyOut(statement)) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8').split('\n').filter(Boolean);
}
